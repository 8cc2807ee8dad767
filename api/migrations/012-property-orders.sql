-- Every order of the list, both ways: what has no value comes last in either. With them what people filter by most, so
-- that a page is cut on the index alone.
do $$
declare
  ordered text;
begin
  foreach ordered in array array['home_size', 'land_size', 'rooms', 'price_per_square_metre'] loop
    execute format('create index property_%1$s on property (%1$I, reference)
      include (property_status, mandate_status, transaction_type, property_type, price)', ordered);
    execute format('create index property_%1$s_down on property (%1$I desc nulls last, reference desc)
      include (property_status, mandate_status, transaction_type, property_type, price)', ordered);
  end loop;
end
$$;

-- The kinds of property with what else they are filtered by: a count reads what it counts and no more.
create index property_kind on property (property_status, transaction_type, property_type, price) include (
  mandate_status, home_size, land_size, rooms, bedrooms, energy_class, insee, negotiator, price_per_square_metre
);
