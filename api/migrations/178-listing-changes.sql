-- What the last sending that arrived said of a listing, for the next one to be held against it; and what a sending said
-- otherwise than the one before, place by place: [{label, before, after}].
alter table sync_run_listing add column content text;
alter table sync_run_listing add column changes jsonb;
