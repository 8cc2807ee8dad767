-- Settings of portals, choices of listings and texts of screens are told to open screens: much may have changed at once.
create function announce_kind() returns trigger language plpgsql as $$
begin
  perform pg_notify('pignon_change', json_build_object('kind', tg_argv[0], 'id', null, 'version', null)::text);
  return null;
end
$$;
create trigger portal_told after insert or update or delete on portal
  for each statement execute function announce_kind('sync');
create trigger portal_listing_told after insert or update or delete on portal_listing
  for each statement execute function announce_kind('sync');
create trigger message_told after insert or update or delete on message
  for each statement execute function announce_kind('message');
