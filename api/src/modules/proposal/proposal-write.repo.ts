import type { DateTime } from '@pignon/shared/domain/common/date-time';
import type { PairState } from '@pignon/shared/domain/proposal/ineligibility-reason';
import type {
  ProposalMeans,
  ProposalStatus,
  RefusalReason,
  StepMaker,
} from '@pignon/shared/domain/proposal/proposal.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { insertRows, type TableShape } from '../../db/rows';

export interface StoredPair {
  contactId: number;
  reference: string;
}

export interface KnownPair extends StoredPair, PairState {
  id: number;
}

/** Reads and locks existing proposals among these customers and properties. */
export function lockPairs(
  tx: Queryable,
  contactIds: readonly number[],
  references: readonly string[],
): Promise<KnownPair[]> {
  return tx.query<KnownPair>(sql`
    select p.id, p.contact_id as "contactId", p.property_ref as "reference", p.status, p.price,
      (select max(coalesce(m.sent_time, m.due_time)) from proposal_step s join proposal_mail m on m.id = s.mail_id
        where s.proposal_id = p.id and m.status <> 'CANCELLED') as mailed
    from proposal p
    where p.contact_id = any(${contactIds}::bigint[]) and p.property_ref = any(${references}::text[])
    order by p.id for update of p`);
}

/** Locks the proposals of these pairs, in their order; inserts the missing ones without a step. */
export async function openPairs(tx: Queryable, pairs: readonly StoredPair[], at: string): Promise<number[]> {
  const input = JSON.stringify(pairs);
  await tx.query(sql`
    insert into proposal (contact_id, property_ref, status, created_time, modified_time, version)
    select g."contactId", g.reference, 'PROPOSED', ${at}::timestamptz, ${at}::timestamptz, 0
    from jsonb_to_recordset(${input}::jsonb) as g("contactId" bigint, reference text)
    on conflict (contact_id, property_ref) do nothing`);
  const rows = await tx.query<{ id: number }>(sql`
    select p.id from rows from (jsonb_to_recordset(${input}::jsonb) as ("contactId" bigint, reference text))
      with ordinality as g("contactId", reference, place)
    join proposal p on p.contact_id = g."contactId" and p.property_ref = g.reference collate "C" order by g.place`);
  return rows.map(({ id }) => id);
}

export interface NewStep {
  proposalId: number;
  at: string;
  status: ProposalStatus;
  by: StepMaker;
  user: string | null;
  means?: ProposalMeans | null;
  reason?: RefusalReason | null;
  note?: string;
  negotiator?: string | null;
  price?: number | null;
  mailId?: number | null;
}

const STEP = {
  table: 'proposal_step',
  columns: {
    proposal_id: 'bigint',
    at: 'timestamptz',
    status: 'text',
    by: 'text',
    user_email: 'text',
    means: 'text',
    reason: 'text',
    note: 'text',
    negotiator: 'text',
    price: 'numeric',
    mail_id: 'bigint',
  },
} satisfies TableShape<string>;

/**
 * Sets each proposal to the status of its last step and deletes those without steps. Locks the rows by ascending id, to
 * avoid deadlocks.
 */
export async function applyLastSteps(tx: Queryable, ids: readonly number[], at: string): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length === 0) return;
  await tx.query(sql`select id from proposal where id = any(${sorted}::bigint[]) order by id for update`);
  await tx.query(sql`delete from proposal p where p.id = any(${sorted}::bigint[])
    and not exists (select from proposal_step s where s.proposal_id = p.id)`);
  await tx.query(sql`
    update proposal p set status = last.status, negotiator = charge.negotiator, price = offered.price,
      modified_time = ${at}::timestamptz, version = p.version + 1
    from unnest(${sorted}::bigint[]) as one(id)
    cross join lateral (
      select status from proposal_step where proposal_id = one.id order by at desc, id desc limit 1
    ) last
    left join lateral (select negotiator from proposal_step
      where proposal_id = one.id and negotiator is not null order by at desc, id desc limit 1) charge on true
    left join lateral (select price from proposal_step
      where proposal_id = one.id and means is not null order by at desc, id desc limit 1) offered on true
    where p.id = one.id`);
}

/** Adds steps and updates the proposals' status. */
export async function addSteps(tx: Queryable, steps: readonly NewStep[], at: string): Promise<void> {
  const rows = steps.map((step) => ({
    proposal_id: step.proposalId,
    at: step.at,
    status: step.status,
    by: step.by,
    user_email: step.user,
    means: step.means ?? null,
    reason: step.reason ?? null,
    note: step.note ?? '',
    negotiator: step.negotiator ?? null,
    price: step.price ?? null,
    mail_id: step.mailId ?? null,
  }));
  await insertRows(tx, STEP, rows);
  await applyLastSteps(
    tx,
    steps.map(({ proposalId }) => proposalId),
    at,
  );
}

/** Last proposing step of each proposal, to undo it. */
export interface LastProposing {
  proposalId: number;
  stepId: number;
  /** Seconds since it was written down. */
  age: number;
  /** True for the latest step. */
  isLast: boolean;
  mailId: number | null;
  mailStatus: string | null;
}

/** Reads the last proposing step of each proposal, with its age in seconds and its message. */
export function lastProposings(tx: Queryable, ids: readonly number[]): Promise<LastProposing[]> {
  return tx.query<LastProposing>(sql`
    select p.id as "proposalId", s.id as "stepId", extract(epoch from now() - s.at)::float8 as age,
      not exists (select from proposal_step o where o.proposal_id = p.id and (o.at, o.id) > (s.at, s.id)) as "isLast",
      s.mail_id as "mailId", m.status as "mailStatus"
    from proposal p
    cross join lateral (
      select * from proposal_step where proposal_id = p.id and means is not null order by at desc, id desc limit 1
    ) s
    left join proposal_mail m on m.id = s.mail_id
    where p.id = any(${ids}::bigint[]) order by p.id for update of p`);
}

export async function removeSteps(tx: Queryable, stepIds: readonly number[]): Promise<void> {
  await tx.query(sql`delete from proposal_step where id = any(${stepIds}::bigint[])`);
}

/** Counts a customer's answers on one property. */
export async function countAnswers(tx: Queryable, proposalId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`select count(*) as count from proposal_step
    where proposal_id = ${proposalId} and by = 'CUSTOMER'`);
  return row?.count ?? 0;
}

export interface DoneVisit {
  id: number;
  propertyRef: string;
  contactIds: readonly number[];
  negotiator: string;
  end: DateTime;
}

/**
 * Records completed visits in proposals, each once. An offer is not reset by a visit. Returns the changed proposals.
 */
export async function noteVisits(tx: Queryable, visits: readonly DoneVisit[], at: string): Promise<number[]> {
  const pairs = visits.flatMap(({ contactIds, ...visit }) => contactIds.map((contactId) => ({ contactId, ...visit })));
  const input = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
    as g("contactId" bigint, "propertyRef" text, id bigint, negotiator text, "end" timestamptz)`;
  await tx.query(sql`
    insert into proposal (contact_id, property_ref, status, created_time, modified_time, version)
    select distinct on (g."contactId", g."propertyRef") g."contactId", g."propertyRef", 'VISITED',
      least(g."end", ${at}::timestamptz), ${at}::timestamptz, 0
    from ${input} order by g."contactId", g."propertyRef", g."end"
    on conflict (contact_id, property_ref) do nothing`);
  const rows = await tx.query<{ id: number }>(sql`
    insert into proposal_step (proposal_id, at, status, by, negotiator, visit_id)
    select p.id, least(g."end", ${at}::timestamptz), 'VISITED', 'PRODUCT', g.negotiator, g.id
    from ${input} join proposal p on p.contact_id = g."contactId" and p.property_ref = g."propertyRef" collate "C"
    where p.status <> 'OFFER'
    on conflict (proposal_id, visit_id) do nothing returning proposal_id as id`);
  return rows.map(({ id }) => id);
}

/** Deletes a customer's proposals; returns the number of properties. */
export async function eraseProposals(tx: Queryable, contactId: number): Promise<number> {
  const rows = await tx.query(sql`delete from proposal where contact_id = ${contactId} returning 1 as done`);
  await tx.query(sql`delete from proposal_mail where contact_id = ${contactId}`);
  return rows.length;
}

/** Moves proposals to another contact when records are merged; joins histories of one property. */
export async function moveProposals(tx: Queryable, from: number, to: number, at: string): Promise<void> {
  const shared = await tx.query<{ gone: number; kept: number }>(sql`
    select a.id as gone, b.id as kept from proposal a
    join proposal b on b.property_ref = a.property_ref and b.contact_id = ${to} where a.contact_id = ${from}`);
  const removedPairs = shared.map((pair) => pair.gone);
  await tx.query(sql`
    update proposal_step s set proposal_id = pair.kept
    from jsonb_to_recordset(${JSON.stringify(shared)}::jsonb) as pair(gone bigint, kept bigint)
    where s.proposal_id = pair.gone and not exists (
      select from proposal_step o where o.proposal_id = pair.kept
        and (o.visit_id = s.visit_id or o.feedback_of = s.feedback_of)
    )`);
  await tx.query(sql`delete from proposal where id = any(${removedPairs}::bigint[])`);
  const moved = await tx.query<{ id: number }>(
    sql`update proposal set contact_id = ${to} where contact_id = ${from} returning id`,
  );
  await tx.query(sql`update proposal_mail set contact_id = ${to} where contact_id = ${from}`);
  await applyLastSteps(tx, [...moved.map(({ id }) => id), ...shared.map(({ kept }) => kept)], at);
}
