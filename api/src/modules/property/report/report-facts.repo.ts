import type { ReportPortal, ReportVisit } from '@pignon/shared/domain/documents/report/seller-report-paper';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { UPCOMING_STATUSES } from '@pignon/shared/domain/visit/visit-status';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { publicationsOf } from '../../sync/publication/publication.repo';

/** Instants: from the first, before the second. */
export interface ReportSpan {
  from: string;
  to: string;
}

/** Maximum number of visits read, above any property's in two years. */
const MAX_VISITS = 500;

/** Reads visits that started within a period, earliest first; without visitors. */
export function visitsWithin(db: Queryable, reference: string, { from, to }: ReportSpan): Promise<ReportVisit[]> {
  return db.query<ReportVisit>(sql`select start_time as "start", kind, status from visit
    where property_ref = ${reference} and start_time >= ${from}::timestamptz and start_time < ${to}::timestamptz
    order by start_time, id limit ${MAX_VISITS}::int`);
}

/** Reads future visits. */
export function visitsToCome(db: Queryable, reference: string, now: string): Promise<ReportVisit[]> {
  return db.query<ReportVisit>(sql`select start_time as "start", kind, status from visit
    where property_ref = ${reference} and start_time >= ${now}::timestamptz and status = any(${UPCOMING_STATUSES}::text[])
    order by start_time, id limit ${MAX_VISITS}::int`);
}

/** Counts the customers to whom a property was proposed within a period. */
export async function countProposed(db: Queryable, reference: string, { from, to }: ReportSpan): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(distinct p.contact_id)::int as count
    from proposal p join proposal_step s on s.proposal_id = p.id
    where p.property_ref = ${reference} and s.status = 'PROPOSED'
      and s.at >= ${from}::timestamptz and s.at < ${to}::timestamptz`);
  return row?.count ?? 0;
}

/** Lists portals that had a property within a period, by name, with its last successful run. */
function portalsOfPeriod(
  db: Queryable,
  reference: string,
  { from, to }: ReportSpan,
): Promise<{ code: string; name: string; last: string }[]> {
  return db.query(sql`select p.code, p.name, max(r.created_time) as last
    from sync_run_listing l join sync_run r on r.id = l.run_id join portal p on p.code = r.code
    where l.reference = ${reference} and l.content_hash is not null and r.status = 'DONE'
      and r.created_time >= ${from}::timestamptz and r.created_time < ${to}::timestamptz
    group by p.code, p.name order by normalise(p.name), p.code`);
}

/** Reads the portals on which a property was published within a span, with start and end. */
export async function portalsWithin(db: Queryable, reference: string, span: ReportSpan): Promise<ReportPortal[]> {
  const present = (await publicationsOf(db, reference)).flatMap(({ code, name, published }) =>
    published && isoOf(published.since) < span.to ? [{ code, name, since: published.since }] : [],
  );
  const sentMails = await portalsOfPeriod(db, reference, span);
  const past = sentMails.filter(({ code }) => !present.some((portal) => portal.code === code));
  return [
    ...present.map(({ name, since }) => ({ name, since, until: null })),
    ...past.map(({ name, last }) => ({ name, since: null, until: last })),
  ];
}
