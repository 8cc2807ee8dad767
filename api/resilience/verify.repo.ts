import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../src/db/db';
import type { AcknowledgedWrite } from './writers';

const COLUMNS = {
  contact: { table: 'contact', id: 'id::text', mark: 'last_name' },
  property: { table: 'property', id: 'reference', mark: 'title' },
  mandate: { table: 'mandate', id: 'id::text', mark: "coalesce(register_number::text, '')" },
} as const;

interface StoredRow {
  id: string;
  version: number;
  mark: string;
}

/** Acknowledged writes that are missing or whose content differs. */
export async function lostWrites(
  db: Queryable,
  acknowledged: readonly AcknowledgedWrite[],
): Promise<AcknowledgedWrite[]> {
  const lost: AcknowledgedWrite[] = [];
  for (const kind of ['contact', 'property', 'mandate'] as const) {
    const writesOfKind = acknowledged.filter((each) => each.kind === kind);
    const { table, id, mark } = COLUMNS[kind];
    const found =
      await db.query<StoredRow>(sql`select ${raw(id)} as id, version, ${raw(mark)} as mark from ${raw(table)}
      where ${raw(id)} = any(${writesOfKind.map((each) => each.id)}::text[])`);
    const byId = new Map(found.map((each) => [each.id, each]));
    lost.push(...writesOfKind.filter((each) => !isStored(each, byId.get(each.id))));
  }
  return lost;
}

/** A later write without response may have succeeded and replaced the acknowledged one. */
function isStored(acknowledged: AcknowledgedWrite, found: StoredRow | undefined): boolean {
  if (!found || found.version < acknowledged.version) return false;
  return found.version > acknowledged.version || found.mark === acknowledged.mark;
}

/** Finds partial writes by the invariants of every transaction. */
export async function partialWrites(db: Queryable): Promise<object[]> {
  return db.query(sql`
    select 'no journal entry' as what, entity, ref from (
      select 'contact' as entity, id::text as ref, version from contact
      union all select 'property', reference, version from property
      union all select 'mandate', id::text, version from mandate) written
    where (select count(*) from audit_entry a where a.entity = written.entity and a.ref = written.ref) < written.version
    union all
    select 'no event', 'property', reference from property
    where not exists (select from event_link l where l.kind = 'property' and l.target = reference)
    union all
    select 'no owner', 'property', reference from property
    where not exists (select from property_contact c where c.reference = property.reference)
    union all
    select 'signed in part', 'mandate', m.id::text from mandate m
    where (m.status = 'RUNNING') <> (m.register_number is not null)
      or (m.status = 'RUNNING' and exists (select from mandate_party p where p.mandate_id = m.id and p.signed_at is null))
    union all
    select 'mandate unknown to its property', 'property', p.reference from property p join mandate m on m.property_ref = p.reference
    where p.mandate_status <> m.status`);
}

/** Numbers of a register in order; without a gap when they count from 1 to their number. */
export async function registerNumbers(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ number: number }>(
    sql`select register_number as number from mandate where register_number is not null order by 1`,
  );
  return rows.map(({ number }) => number);
}

/** Finds marks on more than one record: a creation carried out twice. */
export async function duplicateRecords(db: Queryable): Promise<object[]> {
  return db.query(sql`
    select last_name as mark from contact group by 1 having count(*) > 1
    union all select title from property group by 1 having count(*) > 1
    union all select property_ref from mandate group by 1 having count(*) > 1`);
}
