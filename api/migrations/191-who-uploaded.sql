-- Who put a file up may take it away for an hour. Null for what an import brought, and for what was there before.
alter table media add column uploaded_by text;
