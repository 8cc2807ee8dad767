import type { Page } from '@pignon/shared/domain/common/paging';
import { latestConsent } from '@pignon/shared/domain/contact/consent';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { AnswerFindRequest, CustomerAnswer } from '@pignon/shared/domain/proposal/customer-answer.schema';
import type { AnswerKind, AnswerOrder, AnswerOutcome } from '@pignon/shared/domain/proposal/proposal.enums';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { oneOf, whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../../db/page';

/** Days for which a refusal is listed; it needs no action, and later appears in the history only. */
const REFUSALS_FOR_DAYS = 7;

/** Responsible user of `proposal p` and `contact c`: an active negotiator, the proposal's first; null without one. */
const NEGOTIATOR: Sql = sql`(select login_email from app_user where login_email in (p.negotiator, c.negotiator)
  and status = 'ACTIVE' order by login_email = p.negotiator desc limit 1)`;

const FROM: Sql = sql`from customer_answer a
  join proposal_step s on s.id = a.step_id
  join proposal p on p.id = s.proposal_id
  join contact c on c.id = p.contact_id
  join property r on r.reference = p.property_ref
  cross join lateral (select ${NEGOTIATOR} as negotiator) charge`;

const SELECT: Sql = sql`select a.step_id as id, p.id as "proposalId", a.kind, s.at, s.reason, s.note,
  jsonb_build_object('id', c.id, 'title', c.title, 'firstName', c.first_name, 'lastName', c.last_name,
    'company', c.company, 'contactType', c.contact_type, 'phones', c.phones, 'email', c.email) as contact,
  c.parts -> 'consents' as consents,
  jsonb_build_object('reference', r.reference, 'title', r.title, 'propertyType', r.property_type,
    'city', r.city) as property,
  charge.negotiator, a.outcome, a.version`;

type Row = Omit<CustomerAnswer, 'refusesCalls'> & { consents: Contact['consents'] };

const toCustomerAnswer = ({ consents, ...row }: Row): CustomerAnswer => ({
  ...row,
  refusesCalls: latestConsent(consents, 'PHONE')?.given === false,
});

export type AnswerFind = z.output<typeof AnswerFindRequest>;

const ORDER: Readonly<Record<AnswerOrder, OrderColumn>> = { at: { column: sql`s.at` } };

/** The user whose answers are read; a manager also reads answers without a responsible user. */
export interface AnswerViewer {
  loginEmail: string;
  isManager: boolean;
}

function conditionsOf(
  { whose = 'ALL', kind }: NonNullable<AnswerFind['dto']>,
  { loginEmail, isManager }: AnswerViewer,
): Sql {
  const answersOfViewer = isManager
    ? sql`coalesce(charge.negotiator, ${loginEmail}) = ${loginEmail}`
    : sql`charge.negotiator = ${loginEmail}`;
  return whereAll([
    sql`a.outcome is null`,
    sql`(a.kind <> 'REFUSED' or s.at > now() - ${REFUSALS_FOR_DAYS}::int * interval '1 day')`,
    oneOf(sql`a.kind`, kind),
    whose === 'ME' ? answersOfViewer : undefined,
  ]);
}

/** Reads a page of answers to settle. */
export async function findAnswers(
  db: Queryable,
  request: AnswerFind,
  asker: AnswerViewer,
): Promise<Page<CustomerAnswer>> {
  const where = conditionsOf(request.dto ?? {}, asker);
  const rows = await db.query<Row>(
    sql`${SELECT} ${FROM} ${where} ${orderBy(request, ORDER, sql`s.id`)} ${limitOf(request)}`,
  );
  return pageWithTotal(db, request, rows.map(toCustomerAnswer), sql`select count(*) as total ${FROM} ${where}`);
}

export interface StoredAnswer {
  answer: CustomerAnswer;
  taskId: number | null;
}

/** Reads one answer; null when unknown. `lock` locks it until the transaction ends. */
export async function readAnswer(db: Queryable, id: number, lock = false): Promise<StoredAnswer | null> {
  const [row] = await db.query<Row & { taskId: number | null }>(
    sql`${SELECT}, a.task_id as "taskId" ${FROM} where a.step_id = ${id} ${lock ? sql`for update of a` : empty}`,
  );
  if (!row) return null;
  const { taskId, ...answer } = row;
  return { answer: toCustomerAnswer(answer), taskId };
}

/** The user responsible for a customer's answer; null when no responsible user is active. */
export async function findResponsibleUser(tx: Queryable, proposalId: number): Promise<string | null> {
  const [row] = await tx.query<{ user: string | null }>(sql`select ${NEGOTIATOR} as "user"
    from proposal p join contact c on c.id = p.contact_id where p.id = ${proposalId}`);
  return row?.user ?? null;
}

export interface NewAnswer {
  proposalId: number;
  kind: AnswerKind;
  taskId: number | null;
}

/** Adds a customer's last step to the answers to handle. */
export async function insertAnswer(tx: Queryable, { proposalId, kind, taskId }: NewAnswer): Promise<void> {
  await tx.query(sql`insert into customer_answer (step_id, kind, task_id)
    select id, ${kind}, ${taskId}::bigint from proposal_step
    where proposal_id = ${proposalId} and by = 'CUSTOMER' order by at desc, id desc limit 1`);
}

export interface Settlement {
  outcome: AnswerOutcome | null;
  by: string | null;
  at: string;
}

const outcomeColumns = ({ outcome, by, at }: Settlement): Sql => sql`outcome = ${outcome},
  outcome_time = case when ${outcome}::text is null then null else ${at}::timestamptz end,
  outcome_by = case when ${outcome}::text is null then null else ${by} end, version = a.version + 1`;

export async function settleAnswer(tx: Queryable, id: number, settlement: Settlement): Promise<void> {
  await tx.query(sql`update customer_answer a set ${outcomeColumns(settlement)} where a.step_id = ${id}`);
}

/**
 * Locks the tasks about answers of these proposals until the transaction ends. Both ticking a task and settling an
 * answer lock the task first.
 */
export async function lockTasks(tx: Queryable, proposalIds: readonly number[]): Promise<void> {
  await tx.query(sql`select e.id from event e where e.id in (
      select a.task_id from customer_answer a join proposal_step s on s.id = a.step_id
      where s.proposal_id = any(${proposalIds}::bigint[])
    ) order by e.id for update`);
}

/** Settles open answers of these kinds in these proposals; returns their tasks. */
export async function settleWaiting(
  tx: Queryable,
  proposalIds: readonly number[],
  kinds: readonly AnswerKind[],
  settlement: Settlement,
): Promise<number[]> {
  const rows = await tx.query<{ taskId: number | null }>(sql`
    update customer_answer a set ${outcomeColumns(settlement)} from proposal_step s
    where s.id = a.step_id and s.proposal_id = any(${proposalIds}::bigint[]) and a.kind = any(${kinds}::text[])
      and a.outcome is null
    returning a.task_id as "taskId"`);
  return rows.flatMap(({ taskId }) => taskId ?? []);
}

/** The proposals among these pairs of customer and property. */
export async function proposalsOfPairs(
  tx: Queryable,
  pairs: readonly { contactId: number; reference: string }[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select p.id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g("contactId" bigint, reference text)
    join proposal p on p.contact_id = g."contactId" and p.property_ref = g.reference collate "C" order by p.id`);
  return rows.map(({ id }) => id);
}

/** Finds the task of the visit request that the customer withdrew last; null when there is none. */
export async function findWithdrawnTask(tx: Queryable, proposalId: number): Promise<number | null> {
  const [row] = await tx.query<{ taskId: number | null; outcome: AnswerOutcome | null }>(sql`
    select a.task_id as "taskId", a.outcome from customer_answer a join proposal_step s on s.id = a.step_id
    where s.proposal_id = ${proposalId} and a.kind = 'LIKED' order by s.at desc, s.id desc limit 1`);
  return row?.outcome === 'CHANGED' ? row.taskId : null;
}

/** An answer follows its task: settled when ticked, open when unticked. */
export async function followTask(
  tx: Queryable,
  taskId: number,
  isDone: boolean,
  { by, at }: Omit<Settlement, 'outcome'>,
): Promise<void> {
  const outcome = isDone ? 'CALLED' : null;
  await tx.query(sql`update customer_answer a set ${outcomeColumns({ outcome, by, at })}
    where a.task_id = ${taskId} and a.outcome is not distinct from ${isDone ? null : 'CALLED'}`);
}
