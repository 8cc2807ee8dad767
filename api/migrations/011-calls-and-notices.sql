-- From where somebody did it.
alter table audit_entry add column address text;

-- Answers of calls that create, by the key their caller chose: the same call sent again gets the same answer.
create table idempotency_key (
  user_email text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  created_time timestamptz(3) not null default now(),
  primary key (user_email, key)
);
create index idempotency_key_created on idempotency_key (created_time);

-- Work that comes back: one row per job; whoever holds the lease runs it, the others wait for the next time.
create table job (
  name text primary key,
  next_run_time timestamptz(3) not null,
  leased_until timestamptz(3),
  leased_by text,
  last_started_time timestamptz(3),
  last_finished_time timestamptz(3),
  last_error text,
  last_result jsonb
);

-- Says what changed on the channel pignon_change, once the transaction is kept: {kind, id, version}. A statement that
-- changes many rows is one notice without id: whoever listens reads its lists again.
create function announce_change() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
begin
  if (select count(*) from (select from changed limit 51) few) > 50 then
    perform pg_notify('pignon_change', json_build_object('kind', kind, 'id', null, 'version', null)::text);
  else
    execute format(
      'select pg_notify(''pignon_change'', json_build_object(''kind'', $1, ''id'', %I::text, ''version'', version)::text) from changed',
      tg_argv[1]
    ) using kind;
  end if;
  return null;
end
$$;
do $$
declare
  spec text[];
begin
  foreach spec slice 1 in array array[
    ['property', 'property', 'reference'], ['contact', 'contact', 'id'], ['mandate', 'mandate', 'id'],
    ['visit', 'visit', 'id'], ['event', 'event', 'id'], ['app_user', 'user', 'login_email'], ['agency', 'agency', 'id']
  ] loop
    execute format('create trigger %1$s_inserted after insert on %1$I referencing new table as changed
      for each statement execute function announce_change(%2$L, %3$L)', spec[1], spec[2], spec[3]);
    execute format('create trigger %1$s_updated after update on %1$I referencing new table as changed
      for each statement execute function announce_change(%2$L, %3$L)', spec[1], spec[2], spec[3]);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as changed
      for each statement execute function announce_change(%2$L, %3$L)', spec[1], spec[2], spec[3]);
  end loop;
end
$$;
