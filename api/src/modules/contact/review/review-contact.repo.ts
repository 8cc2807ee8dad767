import type { Page } from '@pignon/shared/domain/common/paging';
import { agreedTo } from '@pignon/shared/domain/contact/consent';
import { CONSENT_CHANNELS } from '@pignon/shared/domain/contact/contact.enums';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { ContactToReview, Review, ReviewFindRequest } from '@pignon/shared/domain/contact/erasure/review.schema';
import { REVIEWED_TYPES, inactiveSince } from '@pignon/shared/domain/contact/erasure/inactivity.rules';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { limitOf, pageWithTotal } from '../../../db/page';
import { isOpen } from '../../mandate/mandate-status.repo';
import { NOT_ERASED, SUMMARY } from '../find/contact-find.repo';

export type ReviewFind = z.output<typeof ReviewFindRequest>;

/** An open matter of the agency keeps a relation active, even without a sign of the person. */
const OPEN_STATUSES = ['ACTIVE', 'DRAFT', 'UNDER_OFFER', 'UNDER_CONTRACT', 'SUSPENDED'];

function conditionsOf({ negotiator, archived }: NonNullable<ReviewFind['dto']>, today: string): Sql {
  return whereAll([
    sql`life.last_sign <= ${inactiveSince(today)}::date`,
    sql`c.contact_type && ${[...REVIEWED_TYPES]}::text[]`,
    NOT_ERASED,
    // an archived contact that became active again has no decision
    sql`not exists (select from contact_review r where r.contact_id = c.id and r.until > ${today}::date
      and (r.decision <> 'ARCHIVE' or c.archived))`,
    sql`not exists (select from mandate_party p join mandate m on m.id = p.mandate_id
      where p.contact_id = c.id and ${isOpen(sql`m.status`)})`,
    sql`not exists (select from property_contact l join property p on p.reference = l.reference
      where l.contact_id = c.id and p.property_status = any(${OPEN_STATUSES}::text[]))`,
    negotiator === undefined ? undefined : sql`c.negotiator = ${negotiator}`,
    archived === undefined ? undefined : sql`c.archived = ${archived}`,
  ]);
}

interface Row extends Omit<ContactToReview, 'agreed'> {
  consents: Contact['consents'];
}

const REVIEW: Sql = sql`jsonb_build_object('decision', r.decision, 'reason', r.reason, 'until', r.until,
  'user', r.user_email, 'at', to_char(r.decided_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Reads a page of inactive contacts without a decision, longest inactive first. */
export async function findToReview(db: Queryable, request: ReviewFind, today: string): Promise<Page<ContactToReview>> {
  const where = conditionsOf(request.dto ?? {}, today);
  const found = sql`from contact_life life join contact c on c.id = life.contact_id ${where}`;
  const rows = await db.query<Row>(sql`
    select ${SUMMARY}, life.last_sign::text as "lastSign", c.parts -> 'consents' as consents,
      (select ${REVIEW} from contact_review r where r.contact_id = c.id) as review
    ${found} order by life.last_sign, life.contact_id ${limitOf(request)}`);
  const content = rows.map(({ consents, ...row }) => ({
    ...row,
    agreed: CONSENT_CHANNELS.filter((channel) => agreedTo(consents, channel)),
  }));
  return pageWithTotal(db, request, content, sql`select count(*) as total ${found}`);
}

/** Stores a decision, replacing an earlier one. */
export async function writeReview(tx: Queryable, id: number, { decision, reason, until, user, at }: Review) {
  await tx.query(sql`insert into contact_review (contact_id, decision, reason, until, user_email, decided_time)
    values (${id}, ${decision}, ${reason}, ${until}::date, ${user}, ${at}::timestamptz)
    on conflict (contact_id) do update set decision = excluded.decision, reason = excluded.reason,
      until = excluded.until, user_email = excluded.user_email, decided_time = excluded.decided_time`);
}

export async function readReview(db: Queryable, id: number): Promise<Review | null> {
  const [row] = await db.query<{ review: Review }>(
    sql`select ${REVIEW} as review from contact_review r where r.contact_id = ${id}`,
  );
  return row?.review ?? null;
}

export async function dropReview(tx: Queryable, id: number): Promise<void> {
  await tx.query(sql`delete from contact_review where contact_id = ${id}`);
}
