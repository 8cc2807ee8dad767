-- What a customer answered on the page of a message, until somebody of the agency has seen to it. Wishes from before this
-- migration are not taken over: each has its task, which says whether it was seen to.
create table customer_answer (
  step_id bigint primary key references proposal_step on delete cascade,
  kind text not null check (kind in ('LIKED', 'QUESTION', 'REFUSED')),
  -- Null while it waits; CHANGED when the customer said something else since.
  outcome text check (outcome in ('CALLED', 'VISIT', 'DISMISSED', 'CHANGED')),
  outcome_time timestamptz(3),
  -- loginEmail; null for the customer.
  outcome_by text,
  -- What is to be done about it, ticked off together with it.
  task_id bigint references event on delete set null,
  version int not null default 1
);
create index customer_answer_waiting on customer_answer (step_id) where outcome is null;
create index customer_answer_task on customer_answer (task_id) where task_id is not null;

-- That one waits, or was seen to, is news of its proposal.
create function announce_answer() returns trigger language plpgsql as $$
begin
  perform pg_notify('pignon_change',
    json_build_object('kind', 'proposal', 'id', p.id::text, 'version', p.version)::text)
  from changed a join proposal_step s on s.id = a.step_id join proposal p on p.id = s.proposal_id
  order by p.id limit 50;
  return null;
end
$$;
create trigger customer_answer_inserted after insert on customer_answer referencing new table as changed
  for each statement execute function announce_answer();
create trigger customer_answer_updated after update on customer_answer referencing new table as changed
  for each statement execute function announce_answer();
