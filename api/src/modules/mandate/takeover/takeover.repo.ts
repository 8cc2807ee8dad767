import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { inForce } from '../mandate-status.repo';

/** A register number claimed by a line. */
export interface ClaimedPlace {
  line: number;
  register: CardKind;
  number: number;
  /** Day of its entry, ISO. */
  date: string;
}

export interface TakenPlace {
  line: number;
  mandateId: number;
  propertyRef: string;
}

const claims = (places: readonly ClaimedPlace[]) => {
  const rows = places.map((place) => ({
    ...place,
    begins: startOfDay(place.date),
    ends: startOfDay(addDays(place.date, 1)),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as claim(line int, register text, number int, begins timestamptz, ends timestamptz)`;
};

/** Finds the mandates that already have these numbers. */
export const findTakenPlaces = (db: Queryable, places: readonly ClaimedPlace[]): Promise<TakenPlace[]> =>
  db.query<TakenPlace>(sql`
    select claim.line, m.id as "mandateId", m.property_ref as "propertyRef"
    from ${claims(places)} join mandate m on m.register = claim.register and m.register_number = claim.number`);

export interface Misplaced {
  line: number;
  number: number;
  date: string;
}

/**
 * Finds, for each line, a mandate numbered here with a lower number and a later date, or the reverse: a register is
 * chronological. Numbers taken over are not compared: their register was kept elsewhere.
 */
export const findMisplaced = (db: Queryable, places: readonly ClaimedPlace[]): Promise<Misplaced[]> =>
  db.query<Misplaced>(sql`
    select claim.line, other.number, other.date from ${claims(places)}
    cross join lateral (
      select m.register_number as number, m.register_date as date from mandate m
      where m.register = claim.register and m.register_number is not null
        and coalesce(jsonb_typeof(m.parts -> 'takenOver'), 'null') = 'null'
        and ((m.register_number < claim.number and m.register_date >= claim.ends)
          or (m.register_number > claim.number and m.register_date < claim.begins))
      limit 1) other`);

export interface NamedProperty {
  named: string;
  reference: string;
}

/** Finds properties by our reference in any case, or by that of the software they were imported from. */
export const findNamedProperties = (db: Queryable, references: readonly string[]): Promise<NamedProperty[]> =>
  db.query<NamedProperty>(sql`
    select named, p.reference from unnest(${references}::text[]) named
    join property p on p.reference in (named, upper(named))
    union
    select named, l.reference from unnest(${references}::text[]) named
    join import_listing l on l.agency_reference = named`);

export type RunningMandate = Pick<Mandate, 'propertyRef' | 'type' | 'endDate'>;

/** Reads the running mandates of these properties. */
export const findRunning = (db: Queryable, references: readonly string[]): Promise<RunningMandate[]> =>
  db.query<RunningMandate>(sql`
    select property_ref as "propertyRef", type, end_date as "endDate" from mandate
    where property_ref = any(${references}::text[]) and ${inForce(sql`status`)}`);

/** Locks properties by ascending reference while their mandates are written, to avoid deadlocks. */
export async function lockProperties(tx: Queryable, references: readonly string[]): Promise<void> {
  await tx.query(sql`select 1 as held from property where reference = any(${references}::text[])
    order by reference for no key update`);
}

/** Locks the register counters until the transaction ends. */
export async function lockRegisters(tx: Queryable): Promise<void> {
  await tx.query(sql`lock table register_counter in share row exclusive mode`);
}

/**
 * Deletes a mandate taken over and the system's events about it; the register continues after the remaining numbers.
 */
export async function deleteTakenOver(tx: Queryable, mandateId: number): Promise<void> {
  await lockRegisters(tx);
  await tx.query(sql`select set_config('pignon.taking_back', 'on', true)`);
  await tx.query(sql`delete from event where type = 'SYSTEM' and id in (select event_id from event_link
    where kind = 'mandate' and target = ${mandateId}::text)`);
  const [deletedRow] = await tx.query<{ register: CardKind }>(sql`delete from mandate
    where id = ${mandateId}::bigint and jsonb_typeof(parts -> 'takenOver') = 'object' returning register`);
  if (!deletedRow) throw new Error(`mandate ${mandateId} was not taken over`);
  const { register } = deletedRow;
  const lastNumber = sql`select max(register_number) from mandate where register = ${register} and register_number is not null`;
  await tx.query(sql`delete from register_counter where register = ${register} and (${lastNumber}) is null`);
  await tx.query(sql`update register_counter set last_number = (${lastNumber}) where register = ${register}`);
}
