import type { ProposalStatus, RefusalReason } from '@pignon/shared/domain/proposal/proposal.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Feedback of a visitor on one property, as a step of their proposal. */
export interface FeedbackStep {
  visitId: number;
  contactId: number;
  propertyRef: string;
  status: ProposalStatus;
  reason: RefusalReason | null;
  note: string;
  at: string;
}

/**
 * Writes the proposal steps of feedback, once per visit and visitor; updates an existing step in place. An offer is not
 * reset. Returns the changed proposals.
 */
export async function writeFeedbackSteps(
  tx: Queryable,
  user: string,
  steps: readonly FeedbackStep[],
): Promise<number[]> {
  if (steps.length === 0) return [];
  const rows = await tx.query<{ id: number }>(sql`
    insert into proposal_step as s (proposal_id, at, status, by, user_email, reason, note, feedback_of)
    select p.id, g.at, g.status, 'STAFF', ${user}, g.reason, g.note, g."visitId"
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as g("visitId" bigint, "contactId" bigint,
      "propertyRef" text, status text, reason text, note text, at timestamptz)
    join proposal p on p.contact_id = g."contactId" and p.property_ref = g."propertyRef" collate "C"
    where not (p.status = 'OFFER' and g.status = 'LIKED')
    on conflict (proposal_id, feedback_of) do update
      set status = excluded.status, reason = excluded.reason, note = excluded.note
      where (s.status, s.reason, s.note) is distinct from (excluded.status, excluded.reason, excluded.note)
    returning s.proposal_id as id`);
  return rows.map(({ id }) => id);
}

/** Removes the steps of visits without feedback. Returns the changed proposals. */
export async function removeFeedbackSteps(tx: Queryable, visitIds: readonly number[]): Promise<number[]> {
  if (visitIds.length === 0) return [];
  const rows = await tx.query<{ id: number }>(sql`
    delete from proposal_step s using visit v
    join visit_contact c on c.visit_id = v.id
    join proposal p on p.contact_id = c.contact_id and p.property_ref = v.property_ref
    where v.id = any(${[...visitIds]}::bigint[]) and s.proposal_id = p.id and s.feedback_of = v.id
    returning s.proposal_id as id`);
  return rows.map(({ id }) => id);
}

/** Reads and locks the task created by a visit's feedback; null for none. */
export async function lockFeedbackTask(
  tx: Queryable,
  visitId: number,
): Promise<{ id: number; title: string; due: string | null; done: boolean } | null> {
  const [task] = await tx.query<{ id: number; title: string; due: string | null; done: boolean }>(sql`
    select e.id, e.title, e.due_time as due, e.done from event e
    where e.id = (select feedback_task from visit where id = ${visitId}) for update`);
  return task ?? null;
}

/** Links a visit to the task made from its feedback. */
export async function upsertFeedbackTask(tx: Queryable, visitId: number, taskId: number): Promise<void> {
  await tx.query(sql`update visit set feedback_task = ${taskId} where id = ${visitId}`);
}

/** Moves a task that waits. */
export async function moveTask(
  tx: Queryable,
  id: number,
  { title, due }: { title: string; due: string },
): Promise<void> {
  await tx.query(sql`update event set title = ${title}, due_time = ${due}::timestamptz, version = version + 1
    where id = ${id}`);
}
