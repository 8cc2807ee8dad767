-- What was loaded once and must not be loaded again (the demonstration agency).
create table loaded_set (
  name text primary key,
  loaded_time timestamptz(3) not null default now()
);

-- Which listing of another agency's software became which property, and what it said last time.
create table import_listing (
  agency_id text collate "C" not null,
  -- The listing's constant identifier there, or its reference when it gives none.
  listing_key text collate "C" not null,
  reference text collate "C" not null references property on delete cascade,
  -- Of everything the listing says but its photographs.
  content_hash text not null,
  imported_time timestamptz(3) not null default now(),
  primary key (agency_id, listing_key)
);
create unique index import_listing_reference on import_listing (reference);

-- The photographs a listing names; media_key is null until the bytes could be fetched.
create table import_photo (
  agency_id text collate "C" not null,
  listing_key text collate "C" not null,
  url text collate "C" not null,
  media_key text,
  position int not null,
  primary key (agency_id, listing_key, url),
  foreign key (agency_id, listing_key) references import_listing on delete cascade
);

-- The contact that stands for another agency as long as its listings name nobody.
create table import_agency (
  agency_id text collate "C" primary key,
  contact_id bigint not null references contact on delete restrict
);

-- Photographs that an import has stored and not yet tied to a property: what a crash leaves is found here and removed.
create table import_pending_media (
  media_key text primary key,
  since timestamptz(3) not null default now()
);
