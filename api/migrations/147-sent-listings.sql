-- What of a listing a portal was given: its price and how many pictures. Null for runs of before, and where nothing left.
alter table sync_run_listing add column price numeric(12, 2);
alter table sync_run_listing add column photos int;
create index sync_run_listing_property on sync_run_listing (reference, run_id);
