-- What a property offers, out of its parts, so that a filter and a count read no document.
create function feature_names(parts jsonb) returns text[] language sql immutable parallel safe
  return array(select jsonb_array_elements_text(coalesce(parts -> 'features', '[]'::jsonb)));
alter table property add column features text[] not null generated always as (feature_names(parts)) stored;
create index property_features on property using gin (features);
create index property_mandate_type on property (mandate_type, modified_time, reference);
