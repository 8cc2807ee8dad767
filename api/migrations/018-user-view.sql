-- Lists as people keep them: filters, order, columns, as one address; some are offered to the whole agency.
create table user_view (
  id bigint generated always as identity primary key,
  user_email text not null references app_user on update cascade on delete cascade,
  area text not null,
  name text not null,
  name_key text collate "C" not null generated always as (normalise(name)) stored,
  address text not null,
  shared boolean not null default false,
  modified_time timestamptz(3) not null default now(),
  version int not null default 1,
  unique (user_email, area, name_key)
);
create index user_view_shared on user_view (area, name_key) where shared;

-- Which of them each person keeps over the list.
create table user_view_pin (
  user_email text not null references app_user on update cascade on delete cascade,
  view_id bigint not null references user_view on delete cascade,
  primary key (user_email, view_id)
);
create index user_view_pin_view on user_view_pin (view_id);
