-- What lists say of the time on the market, kept by the rule of the property's own page: the day it began, and the day it
-- was last taken off where the journal knows it.
alter table property add column market_since date, add column market_until date;

with change as (
  select a.ref, a.id, (a.at at time zone 'Europe/Paris')::date as day, c ->> 'before' as before, c ->> 'after' as after
  from audit_entry a cross join lateral jsonb_array_elements(a.changes) c
  where a.entity = 'property' and c ->> 'path' = 'propertyStatus'
), back as (
  select distinct on (ref) ref, day from change
  where before in ('SOLD', 'RENTED') and after in ('ACTIVE', 'UNDER_OFFER') order by ref, id desc
), gone as (
  select distinct on (ref) ref, day from change
  where before in ('ACTIVE', 'UNDER_OFFER') and after not in ('ACTIVE', 'UNDER_OFFER') order by ref, id desc
), signed as (
  select property_ref as ref, min(start_date) as day from mandate
  where register_number is not null or status in ('RUNNING', 'EXPIRED', 'SOLD') group by property_ref
)
update property p set
  market_since = coalesce(back.day, signed.day, (p.created_time at time zone 'Europe/Paris')::date),
  market_until = case when p.property_status not in ('ACTIVE', 'UNDER_OFFER') then gone.day end
from property q
  left join back on back.ref = q.reference
  left join gone on gone.ref = q.reference
  left join signed on signed.ref = q.reference
where p.reference = q.reference and p.property_status <> 'DRAFT';

create index property_market on property (market_since, reference)
  include (market_until, property_status, mandate_status, transaction_type, property_type, price);
