import type { ToldVisit } from '@pignon/shared/domain/visit/property-feedback.schema';
import { dayOf } from '@pignon/shared/domain/common/day';
import { mayIdentify, summarizeFeedback } from '@pignon/shared/domain/visit/property-feedback';
import type { PropertyFeedback } from '@pignon/shared/domain/visit/property-feedback.schema';
import type { Feedback } from '@pignon/shared/domain/visit/visit.schema';
import sql, { type Sql } from 'sql-template-tag';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';

export interface FeedbackPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** Names of the visitors of a visit `v`, all variants. */
const NAMES: Sql = sql`array(select n.name from visit_contact a join contact c on c.id = a.contact_id
    cross join lateral (values (c.first_name), (c.last_name), (c.company),
      (c.parts -> 'secondPerson' ->> 'firstName'), (c.parts -> 'secondPerson' ->> 'lastName')) as n(name)
    where a.visit_id = v.id and n.name <> '')`;

/** Reads the names of all past and future visitors of a property. */
export async function namesOfVisitors(db: Queryable, reference: string): Promise<string[]> {
  const rows = await db.query<{ names: string[] }>(
    sql`select ${NAMES} as names from visit v where v.property_ref = ${reference}`,
  );
  return [...new Set(rows.flatMap(({ names }) => names))];
}

/** However many visits there were, no more are summed up. */
const MAX_VISITS = 2000;

interface Row {
  start: string;
  feedback: Feedback;
  names: string[];
}

function toToldVisit({ start, feedback, names }: Row): ToldVisit {
  const { interest, priceOpinion, priceAmount, next } = feedback;
  const withoutNames = (points: readonly string[]) => points.filter((point) => !mayIdentify(point, names));
  return {
    day: dayOf(start),
    interest,
    positives: withoutNames(feedback.positives),
    negatives: withoutNames(feedback.negatives),
    priceOpinion,
    priceAmount,
    next,
  };
}

/** Reads the feedback on a property, anonymous: no notes, and no remark that could identify a visitor. */
export async function readPropertyFeedback(
  db: Queryable,
  reference: string,
  { from, to }: FeedbackPeriod,
): Promise<PropertyFeedback> {
  const where = whereAll([
    sql`v.property_ref = ${reference}`,
    sql`v.status = 'DONE'`,
    from === undefined ? undefined : sql`v.start_time >= ${from}::timestamptz`,
    to === undefined ? undefined : sql`v.start_time < ${to}::timestamptz`,
  ]);
  const [row] = await db.query<{ visits: number }>(sql`select count(*) as visits from visit v ${where}`);
  const rows = await db.query<Row>(sql`select v.start_time as "start", v.feedback,
      ${NAMES} as names
    from visit v ${where} and v.feedback is not null order by v.start_time desc, v.id desc limit ${MAX_VISITS}::int`);
  return summarizeFeedback(row?.visits ?? 0, rows.map(toToldVisit));
}
