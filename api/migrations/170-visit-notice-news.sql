-- Open screens hear what became of a message to a visitor, as news of visits.
create function tell_visit_notice() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform pg_notify('pignon_change', json_build_object('kind', 'visit', 'id', null, 'version', null)::text);
  end if;
  return null;
end
$$;
create trigger visit_notice_told after update on visit_notice referencing new table as changed
  for each statement execute function tell_visit_notice();
