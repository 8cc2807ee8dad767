import type { Page } from '@pignon/shared/domain/common/paging';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { VisitOrder } from '@pignon/shared/domain/visit/visit.enums';
import type { VisitFilter, VisitFindRequest, VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { oneOf, whereAll, wordPatterns } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../db/page';

export type VisitFind = z.output<typeof VisitFindRequest>;

type Visitor = Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company'> & { contactId: number };

type Row = Omit<VisitSummary, 'contacts'> & { contacts: Visitor[] };

const ORDER: Readonly<Record<VisitOrder, OrderColumn>> = {
  start: { column: sql`v.start_time` },
  modifiedTime: { column: sql`v.modified_time` },
  status: { column: sql`v.status` },
};

/** A word of the property or of a visitor's name. */
const wordCondition = (pattern: string): Sql => sql`v.id in (
  select id from visit where property_ref in (select reference from property where search_text like ${pattern})
  union all
  select visit_id from visit_contact where contact_id in (select id from contact where search_text like ${pattern}))`;

function conditionsOf({ text, propertyRef, contactId, negotiator, status, from, to }: VisitFilter): Sql {
  return whereAll([
    ...wordPatterns(text ?? '').map(wordCondition),
    propertyRef === undefined ? undefined : sql`v.property_ref = ${propertyRef}`,
    contactId === undefined
      ? undefined
      : sql`v.id in (select visit_id from visit_contact where contact_id = ${contactId})`,
    negotiator === undefined ? undefined : sql`v.negotiator = ${negotiator}`,
    oneOf(sql`v.status`, status),
    from === undefined ? undefined : sql`v.start_time >= ${from}::timestamptz`,
    to === undefined ? undefined : sql`v.start_time < ${to}::timestamptz`,
  ]);
}

/** One page of visits, with what the list shows of the property and the visitors. */
export async function findVisits(db: Queryable, request: VisitFind): Promise<Page<VisitSummary>> {
  const where = conditionsOf(request.dto ?? {});
  const order = orderBy(request, ORDER, sql`v.id`);
  const rows = await db.query<Row>(sql`
    with page as materialized (select v.id from visit v ${where} ${order} ${limitOf(request)})
    select v.id, v.group_id as "groupId", v.property_ref as "propertyRef", p.title as "propertyTitle", p.city,
      v.negotiator, v.start_time as "start", v.end_time as "end", v.kind, v.status,
      v.voucher_signed_at as "voucherSignedAt", v.feedback, visitors.list as "contacts",
      v.created_time as "createdTime", v.modified_time as "modifiedTime", v.version
    from page join visit v using (id) join property p on p.reference = v.property_ref
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('contactId', c.id, 'title', c.title,
        'firstName', c.first_name, 'lastName', c.last_name, 'company', c.company) order by a.position), '[]')
        as list
      from visit_contact a join contact c on c.id = a.contact_id where a.visit_id = v.id
    ) visitors ${order}`);
  const lines = rows.map((row) => ({
    ...row,
    contacts: row.contacts.map((visitor) => ({ contactId: visitor.contactId, name: contactName(visitor) })),
  }));
  return pageWithTotal(db, request, lines, sql`select count(*) as total from visit v ${where}`);
}
