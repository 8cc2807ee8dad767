-- How a mandate ended is kept by its kind. What was closed before says only when and why: of one that was never signed that
-- makes a cancelled draft, of one that was signed no more than that it ended.
update mandate set parts = jsonb_set(parts, '{termination}', jsonb_build_object(
    'kind', case when register_number is null and type <> 'PARTNER' then 'CANCELLATION' else 'OTHER' end,
    'by', null, 'letterDate', null, 'letterNumber', null, 'effectiveDate', parts -> 'termination' -> 'date')
  || (parts -> 'termination'))
where jsonb_typeof(parts -> 'termination') = 'object';

-- Mandates under notice, by the day on which it has run out.
create index mandate_notice_end on mandate ((parts -> 'termination' ->> 'effectiveDate') collate "C")
  where status = 'RUNNING' and parts -> 'termination' ->> 'kind' = 'NOTICE';
