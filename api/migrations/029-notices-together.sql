-- A transaction that changes many records one by one may tell them together (`set local pignon.together = 'on'`): each of
-- its statements then gives the notice without id, and PostgreSQL delivers equal notices of one transaction once.
create or replace function announce_change() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  together boolean := current_setting('pignon.together', true) = 'on';
  many int := (select count(*) from (select from changed limit 51) few);
begin
  if many > 50 or (together and many > 0) then
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
