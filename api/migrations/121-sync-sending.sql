-- A run is tried again after a pause; the try that is under way is told by its number.
alter table sync_run add column attempts int not null default 0;
alter table sync_run add column next_attempt_time timestamptz(3);
-- The last time of day at which a portal was due, whether or not it could be sent then.
alter table portal add column last_due_time timestamptz(3);
