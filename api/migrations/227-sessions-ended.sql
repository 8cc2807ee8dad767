-- When the sessions of an account were last ended: processes that still trust an older sign-in refuse it by this time.
-- Null when they never were.
alter table app_user add column sessions_ended_time timestamptz(3);
