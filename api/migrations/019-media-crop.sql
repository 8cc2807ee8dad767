-- How a picture was cut out of its original: the frame in fractions of the turned picture, the key of the bytes that are
-- shown in its place, and the original's address and measures. Null for a picture as it came.
alter table media add column crop jsonb;
alter table media add column crop_key text generated always as (crop ->> 'key') stored;
create index media_crop_key on media (crop_key) where crop_key is not null;

-- Bytes of a cut that no row shows any more are to be removed, whoever let go of them.
create function note_dropped_crop() returns trigger language plpgsql as $$
begin
  insert into pending_media as noted (media_key) values (old.crop_key)
    on conflict (media_key) do update set since = now(), holders = noted.holders + 1;
  return null;
end
$$;
create trigger media_crop_changed after update on media
  for each row when (old.crop_key is not null and old.crop_key is distinct from new.crop_key)
  execute function note_dropped_crop();
create trigger media_crop_deleted after delete on media
  for each row when (old.crop_key is not null) execute function note_dropped_crop();
