-- An agreement to e-mails counts once something proves it; a refusal needs no proof.
create function standing_answer(consents jsonb, channel text) returns boolean language sql immutable parallel safe as $$
  select (c.said ->> 'given')::boolean
  from jsonb_array_elements(consents) with ordinality as c(said, at)
  where c.said ->> 'channel' = $2
    and not ((c.said ->> 'given')::boolean and coalesce(c.said ->> 'proof', '') !~ '\S')
  order by c.said ->> 'date' desc, c.at desc
  limit 1
$$;

alter table contact drop column mail_agreed;
alter table contact
  -- null: nothing that counts was said
  add column mail_agreed boolean generated always as (standing_answer(parts -> 'consents', 'EMAIL')) stored;
create index contact_mail_agreed on contact (mail_agreed, modified_time, id);

drop function last_said(jsonb, text);
