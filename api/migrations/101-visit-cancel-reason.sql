-- Why a visit was called off; visits cancelled before have none.
alter table visit add column cancel_reason text
  check (cancel_reason in ('VISITOR', 'OWNER', 'AGENCY', 'UNAVAILABLE', 'OTHER'));
alter table visit add constraint visit_reason_of_cancelled check (cancel_reason is null or status = 'CANCELLED');
