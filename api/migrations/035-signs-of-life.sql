-- The day of each contact's last sign of life, kept with what it is read from, so that those who have been silent for years
-- are found without looking through everything that ever happened. The rule is the domain's (silence.rules.ts).
create table contact_life (
  contact_id bigint primary key references contact on delete cascade,
  last_sign date not null
);
create index contact_life_last on contact_life (last_sign, contact_id);

-- Rows that stay as they are are not touched, so that whoever writes of one person rarely waits for another who does.
create function refresh_contact_life(ids bigint[]) returns void language sql as $$
  insert into contact_life (contact_id, last_sign)
  select c.id, signs.last
  from contact c
  cross join lateral (select greatest(
    (c.created_time at time zone 'Europe/Paris')::date,
    (select max((said ->> 'date')::date) from jsonb_array_elements(c.parts -> 'consents') said),
    (select max((e.start_time at time zone 'Europe/Paris')::date) from event_link l join event e on e.id = l.event_id
      where l.kind = 'contact' and l.target = c.id::text and e.type in ('CALL', 'EMAIL', 'MEETING') and e.done),
    (select max((v.start_time at time zone 'Europe/Paris')::date) from visit_contact vc join visit v on v.id = vc.visit_id
      where vc.contact_id = c.id and v.status not in ('CANCELLED', 'NO_SHOW')),
    (select max((s.at at time zone 'Europe/Paris')::date) from proposal p join proposal_step s on s.proposal_id = p.id
      where p.contact_id = c.id and s.by = 'CUSTOMER'),
    (select max(greatest((m.created_time at time zone 'Europe/Paris')::date,
        (p.signed_at at time zone 'Europe/Paris')::date, m.end_date))
      from mandate_party p join mandate m on m.id = p.mandate_id where p.contact_id = c.id)
  ) as last) signs
  left join contact_life life on life.contact_id = c.id
  where c.id = any(ids) and life.last_sign is distinct from signs.last
  order by c.id
  on conflict (contact_id) do update set last_sign = excluded.last_sign
$$;

create function contact_changed() returns trigger language plpgsql as $$
begin
  perform refresh_contact_life(array(select id from changed));
  return null;
end
$$;
create trigger contact_life_inserted after insert on contact referencing new table as changed
  for each statement execute function contact_changed();
create trigger contact_life_updated after update on contact referencing new table as changed
  for each statement execute function contact_changed();

create function event_link_changed() returns trigger language plpgsql as $$
begin
  perform refresh_contact_life(array(select distinct target::bigint from changed where kind = 'contact'));
  return null;
end
$$;
create trigger event_link_inserted after insert on event_link referencing new table as changed
  for each statement execute function event_link_changed();
create trigger event_link_deleted after delete on event_link referencing old table as changed
  for each statement execute function event_link_changed();

create function event_changed() returns trigger language plpgsql as $$
begin
  perform refresh_contact_life(array(
    select distinct l.target::bigint from changed e join event_link l on l.event_id = e.id where l.kind = 'contact'));
  return null;
end
$$;
create trigger event_life_updated after update on event referencing new table as changed
  for each statement execute function event_changed();

create function person_of_changed() returns trigger language plpgsql as $$
begin
  perform refresh_contact_life(array(select distinct contact_id from changed));
  return null;
end
$$;
create trigger visit_contact_inserted after insert on visit_contact referencing new table as changed
  for each statement execute function person_of_changed();
create trigger visit_contact_deleted after delete on visit_contact referencing old table as changed
  for each statement execute function person_of_changed();
create trigger mandate_party_inserted after insert on mandate_party referencing new table as changed
  for each statement execute function person_of_changed();
create trigger mandate_party_updated after update on mandate_party referencing new table as changed
  for each statement execute function person_of_changed();
create trigger mandate_party_deleted after delete on mandate_party referencing old table as changed
  for each statement execute function person_of_changed();

create function visit_changed() returns trigger language plpgsql as $$
begin
  perform refresh_contact_life(array(
    select distinct vc.contact_id from changed v join visit_contact vc on vc.visit_id = v.id));
  return null;
end
$$;
create trigger visit_life_updated after update on visit referencing new table as changed
  for each statement execute function visit_changed();

create function proposal_step_changed() returns trigger language plpgsql as $$
begin
  perform refresh_contact_life(array(
    select distinct p.contact_id from changed s join proposal p on p.id = s.proposal_id where s.by = 'CUSTOMER'));
  return null;
end
$$;
create trigger proposal_life_inserted after insert on proposal_step referencing new table as changed
  for each statement execute function proposal_step_changed();

create function mandate_changed() returns trigger language plpgsql as $$
begin
  perform refresh_contact_life(array(
    select distinct p.contact_id from changed m join mandate_party p on p.mandate_id = m.id));
  return null;
end
$$;
create trigger mandate_life_updated after update on mandate referencing new table as changed
  for each statement execute function mandate_changed();

-- What an earlier migration has just written is not known to the planner yet: each contact would read all of it.
analyze proposal, proposal_step;
select refresh_contact_life(array(select id from contact));
