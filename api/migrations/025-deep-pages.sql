-- The remaining orders of the list hold what people filter by most too, so that a page far down is cut on the index alone.
drop index property_price;
drop index property_price_down;
drop index property_city;
drop index property_created;
create index property_price on property (price, reference)
  include (property_status, mandate_status, transaction_type, property_type);
create index property_price_down on property (price desc nulls last, reference desc)
  include (property_status, mandate_status, transaction_type, property_type);
create index property_city on property (city_key, reference)
  include (property_status, mandate_status, transaction_type, property_type, price);
create index property_created on property (created_time, reference)
  include (property_status, mandate_status, transaction_type, property_type, price);
