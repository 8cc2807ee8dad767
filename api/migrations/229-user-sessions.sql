-- Sign-ins of the accounts: where each is open, and which ended. One sign-in of an identity is one row; a browser in which
-- somebody signed in several times has one for each, with the same browser_id.
create table user_session (
  id bigint generated always as identity primary key,
  user_email text not null references app_user on update cascade on delete cascade,
  uid text not null,
  -- the token's auth_time, in whole seconds
  signed_in_time timestamptz(0) not null,
  -- the token's sign_in_provider: "password", "google.com"
  provider text,
  -- "Firefox", "Windows"; null for a program
  browser text,
  system text,
  -- random, from the browser's cookie
  browser_id uuid,
  first_seen_time timestamptz(3) not null,
  last_seen_time timestamptz(3) not null,
  ended_time timestamptz(3),
  unique (uid, signed_in_time)
);
create index user_session_user on user_session (user_email);
