import type { ContactLinkType } from '@pignon/shared/domain/property/property.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Replacement of one contact by another. */
export interface Move {
  from: number;
  to: number;
}

/** A record that named the replaced contact, with both its states. */
interface Named<Kind> {
  ref: string;
  from: Kind;
  to: Kind | null;
}

/** Moves property links to the kept contact with all roles of both; returns the former links. */
export async function moveProperties(tx: Queryable, { from, to }: Move): Promise<Named<ContactLinkType[]>[]> {
  await tx.query(sql`select reference from property
    where reference in (select reference from property_contact where contact_id = ${from}) order by reference for update`);
  const movedRows = await tx.query<Named<ContactLinkType[]>>(sql`
    select a.reference as ref, a.types as "from", b.types as "to" from property_contact a
    left join property_contact b on b.reference = a.reference and b.contact_id = ${to}
    where a.contact_id = ${from} order by a.reference`);
  await tx.query(sql`insert into property_contact as held (reference, contact_id, types)
    select reference, ${to}, types from property_contact where contact_id = ${from}
    on conflict (reference, contact_id) do update set types = held.types ||
      array(select unnest(excluded.types) except select unnest(held.types))`);
  await tx.query(sql`delete from property_contact where contact_id = ${from}`);
  await tx.query(sql`update property set version = version + 1
    where reference = any(${movedRows.map(({ ref }) => ref)}::text[])`);
  return movedRows;
}

/** Moves mandates to the kept contact, without duplicates; returns the former principals. */
export async function moveMandates(tx: Queryable, { from, to }: Move): Promise<{ ref: string; parties: number[] }[]> {
  const mandates = await tx.query<{ ref: string; parties: number[] }>(sql`
    select m.id::text as ref, (select jsonb_agg(p.contact_id order by p.position) from mandate_party p
      where p.mandate_id = m.id) as parties
    from mandate m where m.id in (select mandate_id from mandate_party where contact_id = ${from})
    order by m.id for update of m`);
  await tx.query(sql`delete from mandate_party a using mandate_party b
    where a.contact_id = ${from} and b.mandate_id = a.mandate_id and b.contact_id = ${to}`);
  await tx.query(sql`update mandate_party set contact_id = ${to} where contact_id = ${from}`);
  await tx.query(
    sql`update mandate set version = version + 1 where id = any(${mandates.map(({ ref }) => ref)}::bigint[])`,
  );
  return mandates;
}

/** Moves visits to the kept contact, without duplicates; returns the former visitors. */
export async function moveVisits(tx: Queryable, { from, to }: Move): Promise<{ ref: string; visitors: number[] }[]> {
  const visitIds = sql`select visit_id from visit_contact where contact_id = ${from}`;
  // The tour before its visits: the order in which saving a tour locks them.
  await tx.query(sql`update visit_group set version = version + 1
    where id in (select group_id from visit where id in (${visitIds}))`);
  const visits = await tx.query<{ ref: string; visitors: number[] }>(sql`
    select v.id::text as ref, (select jsonb_agg(c.contact_id order by c.position) from visit_contact c
      where c.visit_id = v.id) as visitors
    from visit v where v.id in (${visitIds}) order by v.id for update of v`);
  await tx.query(sql`delete from visit_contact a using visit_contact b
    where a.contact_id = ${from} and b.visit_id = a.visit_id and b.contact_id = ${to}`);
  await tx.query(sql`update visit_contact set contact_id = ${to} where contact_id = ${from}`);
  await tx.query(sql`update visit set version = version + 1 where id = any(${visits.map(({ ref }) => ref)}::bigint[])`);
  return visits;
}

/** Moves links of events to the kept contact, without duplicates. */
export async function moveEvents(tx: Queryable, { from, to }: Move): Promise<void> {
  const [mergedId, survivorId] = [String(from), String(to)];
  await tx.query(sql`update event set version = version + 1
    where id in (select event_id from event_link where kind = 'contact' and target = ${mergedId})`);
  await tx.query(sql`delete from event_link a using event_link b where a.kind = 'contact' and a.target = ${mergedId}
    and b.event_id = a.event_id and b.kind = 'contact' and b.target = ${survivorId}`);
  await tx.query(sql`update event_link set target = ${survivorId} where kind = 'contact' and target = ${mergedId}`);
}

/** Appends files; files with equal bytes are merged. */
export async function moveFiles(tx: Queryable, { from, to }: Move): Promise<void> {
  const [mergedId, survivorId] = [String(from), String(to)];
  await tx.query(sql`delete from media a using media b where a.owner = 'contact' and a.owner_ref = ${mergedId}
    and b.owner = 'contact' and b.owner_ref = ${survivorId} and b.key = a.key`);
  await tx.query(sql`update media set owner_ref = ${survivorId}, position = position + (
      select coalesce(max(position) + 1, 0) from media where owner = 'contact' and owner_ref = ${survivorId})
    where owner = 'contact' and owner_ref = ${mergedId}`);
  await tx.query(sql`delete from media_list where owner = 'contact' and owner_ref = ${mergedId}`);
}

/** Keeps the later of two review decisions. */
export async function moveReview(tx: Queryable, { from, to }: Move): Promise<void> {
  await tx.query(sql`delete from contact_review a using contact_review b
    where a.contact_id in (${from}, ${to}) and b.contact_id in (${from}, ${to}) and a.contact_id <> b.contact_id
      and (a.decided_time, a.contact_id) < (b.decided_time, b.contact_id)`);
  await tx.query(sql`update contact_review set contact_id = ${to} where contact_id = ${from}`);
}

/** Moves the agency that a contact represents. */
export async function moveAgencies(tx: Queryable, { from, to }: Move): Promise<void> {
  await tx.query(sql`update import_agency set contact_id = ${to} where contact_id = ${from}`);
}
