-- When an event was changed last: calendars that subscribe take an entry anew by it.
alter table event add column modified_time timestamptz(3) not null default now();
create function event_was_changed() returns trigger language plpgsql as $$
begin
  new.modified_time := now();
  return new;
end
$$;
create trigger event_modified before update on event
  for each row when (new.version is distinct from old.version) execute function event_was_changed();
