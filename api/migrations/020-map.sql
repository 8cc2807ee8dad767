-- What a map gathers, and what its filters ask, so that a frame is read from the index alone.
create index property_map on property (lat, lon) include (
  reference, property_status, mandate_status, transaction_type, property_type, price, home_size, land_size, rooms,
  bedrooms, energy_class, insee, negotiator
);
