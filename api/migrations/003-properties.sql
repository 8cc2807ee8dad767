-- The last number given per prefix ("V26"): numbers are never given twice, even when a property is gone.
create table reference_counter (
  prefix text primary key,
  last_number int not null
);

create table property (
  reference text collate "C" primary key,
  technical_id text not null unique,
  transaction_type text not null check (transaction_type in ('SALE', 'RENT')),
  property_status text not null,
  property_type text not null,
  title text not null,
  city text not null,
  postcode text,
  insee text,
  lat double precision,
  lon double precision,
  negotiator text,
  price numeric(12, 2),
  price_no_fees numeric(12, 2),
  price_per_square_metre numeric(14, 2),
  home_size numeric(12, 2),
  land_size numeric(12, 2),
  rooms int,
  bedrooms int,
  energy_class text,
  ges_class text,
  -- Of the mandate that counts (running, else pending, else the latest); kept in the transaction that changes a mandate.
  mandate_status text not null default 'NONE',
  mandate_type text,
  -- description, location, locationMetadata, structure, propertyMetadata, rooms, features, comments, coOwnership,
  -- financialInfo, rentalInfo, energyEfficiency
  parts jsonb not null,
  city_key text collate "C" not null generated always as (normalise(city)) stored,
  search_text text not null generated always as (' ' || normalise(
    reference || ' ' || title || ' ' || coalesce(parts -> 'location' ->> 'street', '') || ' ' ||
    coalesce(postcode, '') || ' ' || city || ' ' ||
    coalesce(parts -> 'locationMetadata' ->> 'district', '') || ' ' || technical_id
  )) stored,
  created_time timestamptz(3) not null default now(),
  modified_time timestamptz(3) not null default now(),
  version int not null default 1
);
alter table property set (toast_tuple_target = 768);
-- The order of the list, with what its filters ask, so that a page and its count read the index alone.
create index property_list on property (modified_time, reference) include (
  property_status, mandate_status, transaction_type, property_type, price, home_size, land_size, rooms, bedrooms,
  energy_class, insee, negotiator, price_per_square_metre
);
create index property_created on property (created_time, reference);
create index property_price on property (price, reference);
create index property_price_down on property (price desc nulls last, reference desc);
create index property_city on property (city_key, reference);
create index property_insee on property (insee, modified_time, reference);
create index property_negotiator on property (negotiator, modified_time, reference);
create index property_place on property using gist (point(lon, lat));
create index property_search on property using gin (search_text gin_trgm_ops);

create table property_contact (
  reference text collate "C" not null references property on delete cascade,
  contact_id bigint not null references contact on delete restrict,
  types text[] not null,
  primary key (reference, contact_id)
);
create index property_contact_contact on property_contact (contact_id, reference);

create table media (
  owner text not null check (owner in ('property', 'contact')),
  owner_ref text collate "C" not null,
  -- Content hash.
  key text not null,
  -- File name shown in addresses.
  path text not null,
  mime_type text not null,
  width int,
  height int,
  byte_size int not null,
  caption text not null default '',
  metadata text[] not null default '{}',
  position int not null,
  created_time timestamptz(3) not null default now(),
  primary key (owner, owner_ref, key)
);
create unique index media_path on media (owner, owner_ref, path);
create index media_order on media (owner, owner_ref, position, key);
create index media_key on media (key);
