-- Second factors (RFC 6238): one application of an account, and its recovery codes.
create table user_second_factor (
  user_email text primary key references app_user on update cascade on delete cascade,
  -- encrypted with the installation's secret; null until a code confirmed it
  secret bytea,
  enrolled_time timestamptz(3),
  -- encrypted alike: a secret that no code has confirmed yet
  new_secret bytea,
  new_secret_time timestamptz(3),
  -- number of the last accepted time step of 30 seconds, since 1970
  last_step bigint,
  -- unused recovery codes, as hashes with their salt
  recovery_hashes text[] not null default '{}',
  -- in a row
  wrong_codes integer not null default 0,
  -- codes are refused until then
  refused_until_time timestamptz(3),
  check ((secret is null) = (enrolled_time is null)),
  check ((new_secret is null) = (new_secret_time is null))
);
-- time of the last code that this session sent
alter table user_session add column verified_time timestamptz(3);
