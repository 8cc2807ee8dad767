-- What a property is looked for by in words: also the reference that another agency gives it, its subtype, its station.
drop index property_search;
alter table property drop column search_text;
alter table property add column search_text text not null generated always as (search_words(
  reference || ' ' || title || ' ' || coalesce(parts -> 'location' ->> 'street', '') || ' ' ||
  coalesce(postcode, '') || ' ' || city || ' ' ||
  coalesce(parts -> 'locationMetadata' ->> 'district', '') || ' ' || technical_id || ' ' ||
  coalesce(parts -> 'listing' ->> 'agencyReference', '') || ' ' ||
  coalesce(parts -> 'propertyMetadata' ->> 'subtype', '') || ' ' ||
  coalesce(parts -> 'locationMetadata' ->> 'nearestStation', ''), insee
)) stored;
create index property_search on property using gin (search_text gin_trgm_ops);
-- Where it looks to, out of its parts, so that a filter reads no document.
create function orientation_names(parts jsonb) returns text[] language sql immutable parallel safe
  return array(select jsonb_array_elements_text(coalesce(parts -> 'propertyMetadata' -> 'orientation', '[]'::jsonb)));
alter table property add column orientation text[] not null generated always as (orientation_names(parts)) stored;
create index property_orientation on property using gin (orientation);
