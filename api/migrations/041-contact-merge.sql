-- Records that were joined to another of the same person: whoever comes with the old number finds the one that was kept.
create table contact_alias (
  id bigint primary key,
  contact_id bigint not null references contact on delete cascade,
  -- When the joined record came into the books: that day stays a sign of life of the person.
  created_time timestamptz(3) not null,
  merged_time timestamptz(3) not null default now()
);
create index contact_alias_contact on contact_alias (contact_id);

-- Who a principal was when they signed, where their record said otherwise later: civil status and address as the paper has
-- them.
create table mandate_party_text (
  mandate_id bigint not null references mandate on delete cascade,
  contact_id bigint not null references contact on delete cascade,
  person jsonb not null,
  primary key (mandate_id, contact_id)
);
create index mandate_party_text_contact on mandate_party_text (contact_id);

create or replace function refresh_contact_life(ids bigint[]) returns void language sql as $$
  insert into contact_life (contact_id, last_sign)
  select c.id, signs.last
  from contact c
  cross join lateral (select greatest(
    (c.created_time at time zone 'Europe/Paris')::date,
    (select max((a.created_time at time zone 'Europe/Paris')::date) from contact_alias a where a.contact_id = c.id),
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
