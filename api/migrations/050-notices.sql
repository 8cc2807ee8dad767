-- What is gone is told without a version, and a notice may name its record by several columns: ubiflow/12.
create or replace function announce_change() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  name text := (select string_agg(format('%I::text', arg), ' || ''/'' || ' order by place)
    from unnest(tg_argv) with ordinality as args (arg, place) where place > 1);
  version text := case tg_op when 'DELETE' then 'null' else 'version' end;
  together boolean := current_setting('pignon.together', true) = 'on';
  many int := (select count(*) from (select from changed limit 51) few);
begin
  if many > 50 or (together and many > 0) then
    perform pg_notify('pignon_change', json_build_object('kind', kind, 'id', null, 'version', null)::text);
  else
    execute format(
      'select pg_notify(''pignon_change'', json_build_object(''kind'', $1, ''id'', %s, ''version'', %s)::text) from changed',
      name, version
    ) using kind;
  end if;
  return null;
end
$$;

-- An erased contact keeps its row, and is gone for whoever has it on screen or in a cart.
create function announce_erasure() returns trigger language plpgsql as $$
begin
  perform pg_notify('pignon_change',
    json_build_object('kind', 'contact', 'id', new.contact_id::text, 'version', null)::text);
  return null;
end
$$;
create trigger contact_erased after insert on contact_erasure for each row execute function announce_erasure();

-- A price that was known and is lower now: {kind, id, version, drop: {before, after}}, beside the notice of the change.
create function announce_price_drop() returns trigger language plpgsql as $$
begin
  if current_setting('pignon.together', true) = 'on' or (select count(*) from (select from changed limit 51) few) > 50 then
    return null;
  end if;
  perform pg_notify('pignon_change', json_build_object('kind', 'property', 'id', changed.reference,
      'version', changed.version, 'drop', json_build_object('before', before.price, 'after', changed.price))::text)
    from changed join before using (reference) where changed.price < before.price;
  return null;
end
$$;
create trigger property_price_dropped after update on property referencing old table as before new table as changed
  for each statement execute function announce_price_drop();

-- Runs of portals are told as every other record; the first version of one is its start.
alter table sync_run add column version int not null default 1;
create function count_sync_run() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger sync_run_counted before update on sync_run for each row execute function count_sync_run();
create trigger sync_run_inserted after insert on sync_run referencing new table as changed
  for each statement execute function announce_change('sync', 'code', 'id');
create trigger sync_run_updated after update on sync_run referencing new table as changed
  for each statement execute function announce_change('sync', 'code', 'id');
create trigger sync_run_deleted after delete on sync_run referencing old table as changed
  for each statement execute function announce_change('sync', 'code', 'id');
