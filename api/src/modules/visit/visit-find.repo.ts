import type { Page } from '@pignon/shared/domain/common/paging';
import type { VisitOrder } from '@pignon/shared/domain/visit/visit.enums';
import type { VisitFilter, VisitFindRequest, VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { oneOf, whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../db/page';
import { meetsTerm, textTerms, type TextTerm } from '../../places/text-terms';
import { summariesOf, toSummary, type SummaryRow } from './visit-summary';

export type VisitFind = z.output<typeof VisitFindRequest>;

const ORDER: Readonly<Record<VisitOrder, OrderColumn>> = {
  start: { column: sql`v.start_time` },
  modifiedTime: { column: sql`v.modified_time` },
  status: { column: sql`v.status` },
};

/** Matches a word of the property or of a visitor's name; `offset 0` keeps lookups of common words separate. */
const wordCondition = (term: TextTerm): Sql => sql`v.id in (
  select of_property.id from property cross join lateral (
    select id from visit where property_ref = property.reference offset 0) of_property
    where ${meetsTerm(term, sql`property.search_text`, sql`property.insee`)}
  union all
  select of_contact.visit_id from contact cross join lateral (
    select visit_id from visit_contact where contact_id = contact.id offset 0) of_contact
    where ${meetsTerm(term, sql`contact.search_text`, sql`contact.insee`)})`;

function conditionsOf({ id, text, propertyRef, contactId, negotiator, status, from, to }: VisitFilter): Sql {
  return whereAll([
    ...textTerms(text ?? '').map(wordCondition),
    id === undefined ? undefined : sql`v.id = ${id}`,
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

/** Reads a page of visits, with facts of property and visitors. */
export async function findVisits(db: Queryable, request: VisitFind): Promise<Page<VisitSummary>> {
  const where = conditionsOf(request.dto ?? {});
  const order = orderBy(request, ORDER, sql`v.id`);
  const source = sql`page join visit v using (id)`;
  const rows = await db.query<SummaryRow>(sql`
    with page as materialized (select v.id from visit v ${where} ${order} ${limitOf(request)})
    ${summariesOf(source)} ${order}`);
  return pageWithTotal(db, request, rows.map(toSummary), sql`select count(*) as total from visit v ${where}`);
}
