import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import type { Page } from '@pignon/shared/domain/common/paging';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { isCancelled } from '@pignon/shared/domain/mandate/mandate-termination';
import type { RegisterFileQuery, RegisterLine, RegisterQuery } from '@pignon/shared/domain/mandate/register.schema';
import sql, { type Sql } from 'sql-template-tag';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { limitOf, pageWithTotal } from '../../../db/page';

export interface RegisterPlace {
  number: number;
  date: string;
}

/** True for a register number assigned here, not taken over. */
export const REGISTERED_HERE = sql`(register_number is not null and coalesce(jsonb_typeof(parts -> 'takenOver'), 'null') = 'null')`;

/**
 * Next number of a register. While all numbers are taken over, the agency's setting may raise it, to skip mandates left
 * in the other software.
 */
const afterLast = sql`greatest(register_counter.last_number + 1, (
  select (agency.settings -> 'registerStart' ->> register_counter.register)::int from agency
  where not exists (select 1 from mandate where mandate.register = register_counter.register and ${REGISTERED_HERE})))`;

/** Reads the next number of each register. */
export async function nextNumbers(db: Queryable): Promise<Record<CardKind, number>> {
  const [row] = await db.query<Record<CardKind, number | null>>(sql`
    select ${nextIn('T')} as "T", ${nextIn('G')} as "G"`);
  return { T: row?.T ?? 1, G: row?.G ?? 1 };
}
const nextIn = (register: CardKind): Sql => sql`coalesce(
  (select ${afterLast} from register_counter where register_counter.register = ${register}::text),
  (select (settings -> 'registerStart' ->> ${register}::text)::int from agency))`;

/**
 * Takes the next number of a register. Locks its counter until the transaction ends: the next signer waits, and gets
 * this number if the transaction fails. Dates never decrease from one number to the next, whatever the clocks of two
 * servers. The agency sets the first number.
 */
export async function takeRegisterNumber(tx: Queryable, register: CardKind): Promise<RegisterPlace> {
  const [place] = await tx.query<RegisterPlace>(sql`
    insert into register_counter (register, last_number, last_date)
    values (
      ${register},
      coalesce((select (settings -> 'registerStart' ->> ${register})::int from agency), 1),
      clock_timestamp())
    on conflict (register) do update set last_number = ${afterLast},
      last_date = greatest(register_counter.last_date, clock_timestamp())
    returning last_number as number, last_date as date`);
  if (!place) throw new Error(`The register ${register} gave no number.`);
  return place;
}

/** Moves the register counters past numbers taken over from elsewhere, so that they are not issued again. */
export async function passRegisterNumbers(tx: Queryable, mandateIds: readonly number[]): Promise<void> {
  await tx.query(sql`
    insert into register_counter (register, last_number, last_date)
    select register, max(register_number), max(register_date) from mandate
    where id = any(${mandateIds}::bigint[]) and register_number is not null group by register order by register
    on conflict (register) do update set
      last_number = greatest(register_counter.last_number, excluded.last_number),
      last_date = greatest(register_counter.last_date, excluded.last_date)`);
}

type Principal = Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company'> & {
  contactId: number;
  address: string | null;
};

const inOrder = (descending: boolean): Sql => (descending ? sql`desc` : sql`asc`);

type Row = Omit<RegisterLine, 'principals' | 'cancelled'> & { principals: Principal[] };

const conditionsOf = ({ register, from, to, number }: RegisterFileQuery & { number?: number | undefined }) =>
  whereAll([
    sql`m.register = ${register} and m.register_number is not null`,
    number === undefined ? undefined : sql`m.register_number = ${number}`,
    from === undefined ? undefined : sql`m.register_date >= ${startOfDay(from)}::timestamptz`,
    to === undefined ? undefined : sql`m.register_date < ${startOfDay(addDays(to, 1))}::timestamptz`,
  ]);

/** Reads the mandates whose ids `page` selects, by number. */
async function readLines(db: Queryable, page: Sql, descending: boolean): Promise<RegisterLine[]> {
  const rows = await db.query<Row>(sql`
    with page as materialized (${page})
    select m.register, m.register_number as "registerNumber", m.register_date as "registerDate", m.id as "mandateId",
      m.type, m.transaction_type as "transactionType", principals.list as principals, m.property_ref as "propertyRef",
      p.property_type as "propertyType", p.parts -> 'location' ->> 'label' as "propertyAddress", m.price,
      m.start_date as "startDate", m.end_date as "endDate", m.status,
      nullif(m.parts -> 'termination', 'null') as termination, jsonb_array_length(m.parts -> 'amendments') as amendments,
      coalesce(jsonb_typeof(m.parts -> 'takenOver') = 'object', false) as "takenOver"
    from page join mandate m using (id) join property p on p.reference = m.property_ref
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('contactId', c.id, 'title', who.person -> 'title',
        'firstName', who.person -> 'firstName', 'lastName', who.person -> 'lastName', 'company', who.person -> 'company',
        'address', who.person -> 'location' ->> 'label') order by a.position), '[]') as list
      from mandate_party a join contact c on c.id = a.contact_id
      left join mandate_party_text s on s.mandate_id = a.mandate_id and s.contact_id = a.contact_id
      cross join lateral (select coalesce(s.person, jsonb_build_object('title', c.title, 'firstName', c.first_name,
        'lastName', c.last_name, 'company', c.company, 'location', c.parts -> 'location')) as person) who
      where a.mandate_id = m.id
    ) principals order by m.register_number ${inOrder(descending)}`);
  return rows.map(({ principals, ...row }) => ({
    ...row,
    principals: principals.map(({ contactId, address, ...named }) => ({
      contactId,
      name: contactName(named),
      address: address ?? '',
    })),
    cancelled: isCancelled(row),
  }));
}

/** Reads a page of a register, by number; `number` selects one line. */
export async function readRegister(db: Queryable, query: RegisterQuery): Promise<Page<RegisterLine>> {
  const where = conditionsOf(query);
  const descending = query.direction === 'DESC';
  const page = sql`select m.id from mandate m ${where}
    order by m.register_number ${inOrder(descending)} ${limitOf(query)}`;
  const lines = await readLines(db, page, descending);
  return pageWithTotal(db, query, lines, sql`select count(*) as total from mandate m ${where}`);
}

/** Ids of the mandates of a register and period in the order of their numbers, at most `limit`. */
export async function registeredMandates(db: Queryable, query: RegisterFileQuery, limit: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    sql`select m.id from mandate m ${conditionsOf(query)} order by m.register_number limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Reads the register lines of these mandates, by number. */
export const readRegisterLines = (db: Queryable, ids: readonly number[]): Promise<RegisterLine[]> =>
  readLines(db, sql`select m.id from mandate m where m.id = any(${ids}::bigint[])`, false);
