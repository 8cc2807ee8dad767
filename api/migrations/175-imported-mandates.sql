-- Mandates that an import enters into the register: on what terms, and which line made which.
alter table property_import add column mandate_terms jsonb;
alter table property_import_row add column mandate_id bigint references mandate on delete set null;
