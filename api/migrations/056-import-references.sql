-- The reference that the other agency gives its listing, by which it is found again when its technical identifier changes,
-- and which reading of the format wrote it: what the first one made up (who pays the fees) is not held for somebody's word.
alter table import_listing add column agency_reference text collate "C";
alter table import_listing add column mapping int not null default 1;
update import_listing set agency_reference = reference;
create index import_listing_agency_reference on import_listing (agency_id, agency_reference);
alter table import_photo drop constraint import_photo_agency_id_listing_key_fkey;
alter table import_photo add constraint import_photo_agency_id_listing_key_fkey
  foreign key (agency_id, listing_key) references import_listing on update cascade on delete cascade;
