-- Likely doubles of a contact: by telephone, and by company and town (by name and by e-mail there are indexes already).
create index contact_phone_numbers on contact using gin (phones);
create index contact_company on contact (normalise(company), city_key) where company is not null;

-- Whose personal data was erased, and until when the law obliges to keep what is left; null when nothing is left.
create table contact_erasure (
  contact_id bigint primary key references contact on delete cascade,
  erased_time timestamptz(3) not null default now(),
  kept_until date
);
create index contact_erasure_until on contact_erasure (kept_until) where kept_until is not null;

-- An owner's media are one ordered list; its version counts on with every change, whoever makes it.
create table media_list (
  owner text not null check (owner in ('property', 'contact')),
  owner_ref text collate "C" not null,
  version int not null default 1,
  id text not null generated always as (owner || '/' || owner_ref) stored,
  primary key (owner, owner_ref)
);
insert into media_list (owner, owner_ref) select distinct owner, owner_ref from media;
create function count_media_list() returns trigger language plpgsql as $$
begin
  insert into media_list as list (owner, owner_ref)
    select owner, owner_ref from changed group by owner, owner_ref order by owner, owner_ref
    on conflict (owner, owner_ref) do update set version = list.version + 1;
  return null;
end
$$;
create trigger media_inserted after insert on media referencing new table as changed
  for each statement execute function count_media_list();
create trigger media_updated after update on media referencing new table as changed
  for each statement execute function count_media_list();
create trigger media_deleted after delete on media referencing old table as changed
  for each statement execute function count_media_list();
create trigger media_list_inserted after insert on media_list referencing new table as changed
  for each statement execute function announce_change('media', 'id');
create trigger media_list_updated after update on media_list referencing new table as changed
  for each statement execute function announce_change('media', 'id');

-- Uploads and deletions share what imports had: media whose bytes were stored before a row names them, or whose last row
-- has gone. What a crash leaves is found here and its bytes removed.
alter table import_pending_media rename to pending_media;
-- How many are at work on it.
alter table pending_media add column holders int not null default 1;
