-- What comes next is one of four steps; what was written of it in words goes before the notes.
update visit set feedback = feedback || jsonb_build_object(
    'next', null, 'nextDay', null, 'reason', null, 'priceAmount', null,
    'notes', left(concat_ws(' ', nullif(btrim(feedback ->> 'next'), ''), nullif(btrim(feedback ->> 'notes'), '')), 5000))
  where feedback is not null;

-- The task that a feedback left: asked again, it moves instead of becoming two.
alter table visit add column feedback_task bigint references event on delete set null;
create index visit_feedback_task on visit (feedback_task) where feedback_task is not null;

-- The step that the feedback of a visit took: it changes with the feedback.
alter table proposal_step add column feedback_of bigint, add unique (proposal_id, feedback_of);
