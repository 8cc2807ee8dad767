-- What each person has put aside, in the order it was put there.
create table user_cart (
  user_email text primary key references app_user on update cascade on delete cascade,
  properties text[] collate "C" not null default '{}',
  contacts bigint[] not null default '{}',
  version int not null default 0
);
