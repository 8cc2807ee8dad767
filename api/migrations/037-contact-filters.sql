-- What a list of contacts is narrowed by beside its columns: where somebody came from, and what they said last of e-mails.
create function last_said(consents jsonb, channel text) returns boolean language sql immutable parallel safe as $$
  select (c.said ->> 'given')::boolean
  from jsonb_array_elements(consents) with ordinality as c(said, at)
  where c.said ->> 'channel' = $2
  order by c.said ->> 'date' desc, c.at desc
  limit 1
$$;

alter table contact
  add column source text generated always as (parts ->> 'source') stored,
  -- null: never asked
  add column mail_agreed boolean generated always as (last_said(parts -> 'consents', 'EMAIL')) stored;

create index contact_source on contact (normalise(source), modified_time, id) include (source) where source is not null;
create index contact_mail_agreed on contact (mail_agreed, modified_time, id);
create index contact_insee on contact (insee, modified_time, id) where insee is not null;
