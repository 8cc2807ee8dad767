import type { Page } from '@pignon/shared/domain/common/paging';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import type { ClockSpanKind, MandateOrder } from '@pignon/shared/domain/mandate/mandate.enums';
import { renewsUntil } from '@pignon/shared/domain/mandate/mandate-renewal';
import { noticeInProgress } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate, MandateFindRequest, MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { signatoriesOf, type Signing } from '@pignon/shared/domain/mandate/signatories';
import { splitRegisterNumbers, type TypedRegisterNumber } from '@pignon/shared/domain/search/typed-register-number';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { oneOf, whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../db/page';
import { meetsTerm, textTerms, type TextTerm } from '../../places/text-terms';
import { inForce } from './mandate-status.repo';

export type MandateFind = z.output<typeof MandateFindRequest>;

type Party = Omit<Signing, 'id'> & { contactId: number; signed: boolean; given: number };

type Parts = Pick<
  Mandate,
  'renewal' | 'durationMonths' | 'statusHistory' | 'amendments' | 'termination' | 'agentSignature'
>;
type Row = Omit<MandateSummary, 'counterParts' | 'noticeEnd' | 'reminds' | 'renews' | 'signatures'> & {
  counterParts: Party[];
  parts: Parts;
};

export const MANDATE_SORT: Readonly<Record<MandateOrder, OrderColumn>> = {
  modifiedTime: { column: sql`m.modified_time` },
  createdTime: { column: sql`m.created_time` },
  registerNumber: { column: sql`m.register_number`, nullable: true },
  startDate: { column: sql`m.start_date`, nullable: true },
  endDate: { column: sql`m.end_date`, nullable: true },
  price: { column: sql`m.price`, nullable: true },
  status: { column: sql`m.status` },
};

const inRegister = (register: string | undefined | null, number: number): Sql =>
  register ? sql`register = ${register} and register_number = ${number}::int` : sql`register_number = ${number}::int`;

const placeCondition = ({ register, number }: TypedRegisterNumber): Sql =>
  sql`m.id in (select id from mandate where ${inRegister(register, number)})`;

/**
 * Matches a word of the property, of a principal's name, or the register number with or without its letter ("374",
 * "t374"). `offset 0` keeps lookups of common words separate: that costs less than reading the parties of every
 * mandate.
 */
function wordCondition(term: TextTerm): Sql {
  const [, letter = '', digits] = /^% ?([tg]?)(\d{1,9})%$/.exec(term.patterns.join('')) ?? [];
  const numberCondition = digits === undefined ? sql`false` : inRegister(letter.toUpperCase(), Number(digits));
  return sql`m.id in (
    select of_property.id from property cross join lateral (
      select id from mandate where property_ref = property.reference offset 0) of_property
      where ${meetsTerm(term, sql`property.search_text`, sql`property.insee`)}
    union all
    select of_contact.mandate_id from contact cross join lateral (
      select mandate_id from mandate_party where contact_id = contact.id offset 0) of_contact
      where ${meetsTerm(term, sql`contact.search_text`, sql`contact.insee`)}
    union all
    select id from mandate where ${numberCondition})`;
}

const TODAY = sql`(now() at time zone 'Europe/Paris')::date`;

const isNotOver = (field: 'irrevocableUntil' | 'withdrawalUntil'): Sql =>
  sql`(m.parts ->> ${raw(`'${field}'`)}) collate "C" >= ${TODAY}::text`;

/** Clock of a running mandate today, in SQL; must equal `mandateClock` of the domain. */
const CLOCK: Readonly<Record<ClockSpanKind, Sql>> = {
  IRREVOCABLE: isNotOver('irrevocableUntil'),
  WITHDRAWAL: isNotOver('withdrawalUntil'),
  REMINDER: sql`((m.parts ->> 'renewal')::boolean and m.type <> 'PARTNER'
    and jsonb_typeof(m.parts -> 'termination') is distinct from 'object'
    and m.end_date - interval '3 months' <= ${TODAY} and m.end_date - interval '1 month' >= ${TODAY}
    and exists (select from mandate_party a join contact c on c.id = a.contact_id
      where a.mandate_id = m.id and c.title is distinct from 'COMPANY'))`,
  NOTICE: sql`jsonb_typeof(m.parts -> 'termination') = 'object'`,
};

const clockCondition = (clock: readonly ClockSpanKind[] | undefined): Sql | undefined =>
  clock === undefined || clock.length === 0
    ? undefined
    : sql`${inForce(sql`m.status`)} and (${join(
        clock.map((kind) => CLOCK[kind]),
        ' or ',
      )})`;

/** Conditions of a filter, restricted to `ids` when given. */
export function mandateConditions(filter: NonNullable<MandateFind['dto']>, ids?: readonly number[]): Sql {
  const { propertyRef, contactId, negotiator, expiringWithinDays, register, registerNumber, transactionType } = filter;
  const { places, words } = splitRegisterNumbers(filter.text ?? '');
  return whereAll([
    ids === undefined ? undefined : sql`m.id = any(${[...ids]}::bigint[])`,
    ...places.map(placeCondition),
    ...textTerms(words).map(wordCondition),
    propertyRef === undefined ? undefined : sql`m.property_ref = ${propertyRef}`,
    contactId === undefined
      ? undefined
      : sql`m.id in (select mandate_id from mandate_party where contact_id = ${contactId})`,
    oneOf(sql`m.type`, filter.type),
    oneOf(sql`m.status`, filter.status),
    transactionType === undefined ? undefined : sql`m.transaction_type = ${transactionType}`,
    clockCondition(filter.clock),
    register === undefined ? undefined : sql`m.register = ${register}`,
    registerNumber === undefined ? undefined : sql`m.register_number = ${registerNumber}::int`,
    negotiator === undefined ? undefined : sql`m.negotiators @> array[${negotiator}]::text[]`,
    expiringWithinDays === undefined
      ? undefined
      : sql`${inForce(sql`m.status`)} and m.end_date between ${TODAY} and ${TODAY} + ${expiringWithinDays}::int`,
  ]);
}

/** Selects list lines of mandates for a `page` of ids, with property and principals. */
const linesOf = (page: Sql, order: Sql): Sql => sql`
    with page as materialized (${page})
    select m.id, m.property_ref as "propertyRef", p.title as "propertyTitle", p.city, m.type, m.status,
      m.transaction_type as "transactionType", m.register, m.register_number as "registerNumber",
      m.register_date as "registerDate", m.start_date as "startDate", m.end_date as "endDate",
      m.parts ->> 'irrevocableUntil' as "irrevocableUntil", m.parts ->> 'withdrawalUntil' as "withdrawalUntil",
      m.price, m.negotiators, parties.list as "counterParts",
      m.created_time as "createdTime", m.modified_time as "modifiedTime", m.version,
      jsonb_build_object('renewal', m.parts -> 'renewal', 'durationMonths', m.parts -> 'durationMonths',
        'statusHistory', m.parts -> 'statusHistory', 'amendments', m.parts -> 'amendments',
        'termination', m.parts -> 'termination', 'agentSignature', m.parts -> 'agentSignature') as parts
    from page join mandate m using (id) join property p on p.reference = m.property_ref
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('contactId', c.id, 'title', c.title,
        'firstName', c.first_name, 'lastName', c.last_name, 'company', c.company,
        'secondPerson', c.parts -> 'secondPerson', 'capacity', null, 'given',
        (a.signed_at is not null)::int + (a.second_signed_at is not null)::int, 'signed',
        a.signed_at is not null and (a.second_signed_at is not null or m.status <> 'PENDING'
          or coalesce(jsonb_typeof(c.parts -> 'secondPerson'), 'null') = 'null')) order by a.position), '[]') as list
      from mandate_party a join contact c on c.id = a.contact_id where a.mandate_id = m.id
    ) parties ${order}`;

/** A mandate in force counts as signed by both spouses, even when one signature is recorded. */
function tallyOf({ status, counterParts, parts }: Row): MandateSummary['signatures'] {
  const tally = { given: 0, wanted: 0, agent: Boolean(parts.agentSignature) };
  for (const { contactId, given, ...party } of counterParts) {
    const signatoryCount = Math.max(1, signatoriesOf({ id: contactId, ...party }).length);
    tally.wanted += signatoryCount;
    tally.given += status !== 'PENDING' && given > 0 ? signatoryCount : Math.min(given, signatoryCount);
  }
  return tally;
}

function summaryOf(line: Row): MandateSummary {
  const { parts, ...row } = line;
  const renews = isInForce(row.status) && renewsUntil({ ...row, ...parts }) !== null;
  return {
    ...row,
    renews,
    reminds: renews && row.counterParts.some(({ title }) => title !== 'COMPANY'),
    noticeEnd: noticeInProgress({ ...row, ...parts })?.effectiveDate ?? null,
    counterParts: row.counterParts.map((party) => ({
      contactId: party.contactId,
      name: contactName(party),
      signed: party.signed,
    })),
    signatures: tallyOf(line),
  };
}

/** Reads a page of mandates, with facts of property and principals. */
export async function findMandates(db: Queryable, request: MandateFind): Promise<Page<MandateSummary>> {
  const where = mandateConditions(request.dto ?? {});
  const order = orderBy(request, MANDATE_SORT, sql`m.id`);
  const rows = await db.query<Row>(
    linesOf(sql`select m.id from mandate m ${where} ${order} ${limitOf(request)}`, order),
  );
  return pageWithTotal(db, request, rows.map(summaryOf), sql`select count(*) as total from mandate m ${where}`);
}

/** Reads mandates by id as list rows, in the given order. */
export async function readMandateLines(db: Queryable, ids: readonly number[]): Promise<MandateSummary[]> {
  const page = sql`select m.id from mandate m where m.id = any(${[...ids]}::bigint[])`;
  const rows = await db.query<Row>(linesOf(page, sql`order by array_position(${[...ids]}::bigint[], m.id)`));
  return rows.map(summaryOf);
}
