import type { Page } from '@pignon/shared/domain/common/paging';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { MandateOrder } from '@pignon/shared/domain/mandate/mandate.enums';
import { renewsUntil } from '@pignon/shared/domain/mandate/mandate-renewal';
import { noticeInProgress } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate, MandateFindRequest, MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { oneOf, whereAll, wordPatterns } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../db/page';

export type MandateFind = z.output<typeof MandateFindRequest>;

type Party = Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company'> & { contactId: number; signed: boolean };

type Parts = Pick<Mandate, 'renewal' | 'durationMonths' | 'statusHistory' | 'amendments' | 'termination'>;
type Row = Omit<MandateSummary, 'counterParts' | 'renews' | 'noticeEnd'> & { counterParts: Party[]; parts: Parts };

const ORDER: Readonly<Record<MandateOrder, OrderColumn>> = {
  modifiedTime: { column: sql`m.modified_time` },
  createdTime: { column: sql`m.created_time` },
  registerNumber: { column: sql`m.register_number`, nullable: true },
  startDate: { column: sql`m.start_date`, nullable: true },
  endDate: { column: sql`m.end_date`, nullable: true },
  price: { column: sql`m.price`, nullable: true },
  status: { column: sql`m.status` },
};

/**
 * A word of the property, of a principal's name, or the register number. What a common word finds is looked up one by one
 * (`offset 0` keeps it so): that costs less than reading every party of every mandate.
 */
function wordCondition(pattern: string): Sql {
  const number = /^% ?(\d{1,9})%$/.exec(pattern)?.[1];
  return sql`m.id in (
    select of_property.id from property cross join lateral (
      select id from mandate where property_ref = property.reference offset 0) of_property
      where property.search_text like ${pattern}
    union all
    select of_contact.mandate_id from contact cross join lateral (
      select mandate_id from mandate_party where contact_id = contact.id offset 0) of_contact
      where contact.search_text like ${pattern}
    union all
    select id from mandate where register_number = ${number ?? null}::int)`;
}

function conditionsOf(filter: NonNullable<MandateFind['dto']>): Sql {
  const { propertyRef, contactId, negotiator, expiringWithinDays, registerNumber, text } = filter;
  return whereAll([
    ...wordPatterns(text ?? '').map(wordCondition),
    propertyRef === undefined ? undefined : sql`m.property_ref = ${propertyRef}`,
    contactId === undefined
      ? undefined
      : sql`m.id in (select mandate_id from mandate_party where contact_id = ${contactId})`,
    oneOf(sql`m.type`, filter.type),
    oneOf(sql`m.status`, filter.status),
    registerNumber === undefined ? undefined : sql`m.register_number = ${registerNumber}::int`,
    negotiator === undefined ? undefined : sql`m.negotiators @> array[${negotiator}]::text[]`,
    expiringWithinDays === undefined
      ? undefined
      : sql`m.status = 'RUNNING' and m.end_date between (now() at time zone 'Europe/Paris')::date
          and (now() at time zone 'Europe/Paris')::date + ${expiringWithinDays}::int`,
  ]);
}

/** One page of mandates, with what the list shows of the property and the principals. */
export async function findMandates(db: Queryable, request: MandateFind): Promise<Page<MandateSummary>> {
  const where = conditionsOf(request.dto ?? {});
  const order = orderBy(request, ORDER, sql`m.id`);
  const rows = await db.query<Row>(sql`
    with page as materialized (select m.id from mandate m ${where} ${order} ${limitOf(request)})
    select m.id, m.property_ref as "propertyRef", p.title as "propertyTitle", p.city, m.type, m.status,
      m.transaction_type as "transactionType", m.register, m.register_number as "registerNumber", m.start_date as "startDate",
      m.end_date as "endDate", m.price, m.negotiators, parties.list as "counterParts",
      m.created_time as "createdTime", m.modified_time as "modifiedTime", m.version,
      jsonb_build_object('renewal', m.parts -> 'renewal', 'durationMonths', m.parts -> 'durationMonths',
        'statusHistory', m.parts -> 'statusHistory', 'amendments', m.parts -> 'amendments',
        'termination', m.parts -> 'termination') as parts
    from page join mandate m using (id) join property p on p.reference = m.property_ref
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('contactId', c.id, 'title', c.title,
        'firstName', c.first_name, 'lastName', c.last_name, 'company', c.company, 'signed',
        a.signed_at is not null) order by a.position), '[]') as list
      from mandate_party a join contact c on c.id = a.contact_id where a.mandate_id = m.id
    ) parties ${order}`);
  const lines = rows.map(({ parts, ...row }) => ({
    ...row,
    renews: row.status === 'RUNNING' && renewsUntil({ ...row, ...parts }) !== null,
    noticeEnd: noticeInProgress({ ...row, ...parts })?.effectiveDate ?? null,
    counterParts: row.counterParts.map((party) => ({
      contactId: party.contactId,
      name: contactName(party),
      signed: party.signed,
    })),
  }));
  return pageWithTotal(db, request, lines, sql`select count(*) as total from mandate m ${where}`);
}
