-- What people typed into forms and did not save yet: theirs alone, and only for a while.
create table user_draft (
  user_email text not null references app_user on delete cascade,
  key text collate "C" not null,
  form_values jsonb not null,
  base jsonb not null,
  base_version int,
  modified_time timestamptz(3) not null default now(),
  primary key (user_email, key)
);
create index user_draft_age on user_draft (modified_time);
create index user_draft_key on user_draft (key);
