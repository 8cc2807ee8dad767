-- The order of the list with all that its filters ask and its facets count: type of mandate, features and day of adding
-- were read from the properties themselves.
create index property_list_whole on property (modified_time, reference) include (
  property_status, mandate_status, transaction_type, property_type, price, home_size, land_size, rooms, bedrooms,
  energy_class, insee, negotiator, price_per_square_metre, mandate_type, created_time, features
);
drop index property_list;
alter index property_list_whole rename to property_list;
