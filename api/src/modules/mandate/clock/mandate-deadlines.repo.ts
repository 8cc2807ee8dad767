import { addDays } from '@pignon/shared/domain/common/day';
import { NEWS_DAYS, type Notice } from '@pignon/shared/domain/mandate/mandate-deadlines';
import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { inForce } from '../mandate-status.repo';

export const BATCH = 100;
/** Three months in days at most, for the indexed pre-filter; exact months are computed afterwards. */
const THREE_MONTHS_AT_MOST = 93;

/**
 * Locks a batch of mandates whose term has passed, with their properties, until the transaction ends. Skips rows locked by
 * another process, so that two processes share the work without waiting.
 */
export async function lockPastTerm(tx: Queryable, today: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select m.id from mandate m join property p on p.reference = m.property_ref
    where ${inForce(sql`m.status`)} and m.end_date < ${today}::date
    order by m.end_date, m.id limit ${BATCH}::int
    for no key update of p skip locked for update of m skip locked`);
  return rows.map(({ id }) => id);
}

/** Locks mandates whose notice has expired. */
export async function lockPastNotice(tx: Queryable, today: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select m.id from mandate m join property p on p.reference = m.property_ref
    where ${inForce(sql`m.status`)} and m.parts -> 'termination' ->> 'kind' = 'NOTICE'
      and (m.parts -> 'termination' ->> 'effectiveDate') collate "C" <= ${today}
    order by m.id limit ${BATCH}::int
    for no key update of p skip locked for update of m skip locked`);
  return rows.map(({ id }) => id);
}

export interface Due {
  id: number;
  /** A principal acts as a private person. */
  consumer: boolean;
  /** Negotiator of the property. */
  negotiator: string | null;
}

const endedRecently = (field: 'withdrawalUntil' | 'irrevocableUntil', kind: Notice['kind'], today: string) => sql`
  select id from mandate where ${inForce(sql`status`)}
    and (parts ->> ${raw(`'${field}'`)}) collate "C" < ${today}
    and (parts ->> ${raw(`'${field}'`)}) collate "C" >= ${addDays(today, -NEWS_DAYS)}
    and not exists (select from mandate_notice where mandate_id = mandate.id and kind = ${kind}
      and about = (parts ->> ${raw(`'${field}'`)})::date)`;

const renewsSoon = (today: string) => sql`
  select id from mandate where ${inForce(sql`status`)} and (parts ->> 'renewal')::boolean and type <> 'PARTNER'
    and jsonb_typeof(parts -> 'termination') is distinct from 'object'
    and end_date between ${today}::date and ${addDays(today, THREE_MONTHS_AT_MOST)}::date
    and end_date - interval '3 months' <= ${today}::date and end_date - interval '1 month' >= ${today}::date
    and not exists (select from mandate_notice where mandate_id = mandate.id and kind = 'RENEWAL'
      and about = mandate.end_date)`;

/** Locks a batch of running mandates with unreported deadlines, after an id, by id. */
export function lockDue(tx: Queryable, today: string, after: number): Promise<Due[]> {
  return tx.query<Due>(sql`
    with due as (
      ${endedRecently('withdrawalUntil', 'WITHDRAWAL', today)} union
      ${endedRecently('irrevocableUntil', 'IRREVOCABILITY', today)} union
      ${renewsSoon(today)})
    select m.id, p.negotiator, exists (select from mandate_party a join contact c on c.id = a.contact_id
      where a.mandate_id = m.id and c.title is distinct from 'COMPANY') as consumer
    from due join mandate m using (id) join property p on p.reference = m.property_ref
    where m.id > ${after} order by m.id limit ${BATCH}::int for update of m skip locked`);
}

export interface NotedDeadline extends Notice {
  mandateId: number;
}

/** Stores deadlines as reported; returns those that were not stored before. */
export async function insertDeadlineNote(tx: Queryable, notices: readonly NotedDeadline[]): Promise<NotedDeadline[]> {
  if (notices.length === 0) return [];
  const ids = notices.map(({ mandateId }) => mandateId);
  const [kinds, days] = [notices.map(({ kind }) => kind), notices.map(({ about }) => about)];
  return tx.query<NotedDeadline>(sql`
    insert into mandate_notice (mandate_id, kind, about)
    select * from unnest(${ids}::bigint[], ${kinds}::text[], ${days}::date[])
    on conflict do nothing returning mandate_id as "mandateId", kind, about`);
}
