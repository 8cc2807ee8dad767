import type { MergeMoves } from '@pignon/shared/domain/contact/merge/merge.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Counts the references to a contact. */
export async function countMoves(db: Queryable, id: number): Promise<MergeMoves> {
  const ref = String(id);
  const [row] = await db.query<MergeMoves>(sql`select
    (select count(*)::int from property_contact where contact_id = ${id}) as properties,
    (select count(*)::int from mandate_party where contact_id = ${id}) as mandates,
    (select count(*)::int from visit_contact where contact_id = ${id}) as visits,
    (select count(*)::int from event_link l join event e on e.id = l.event_id
      where l.kind = 'contact' and l.target = ${ref} and e.type <> 'SYSTEM') as events,
    (select count(*)::int from proposal where contact_id = ${id}) as proposals,
    (select count(*)::int from media where owner = 'contact' and owner_ref = ${ref}) as files`);
  return row ?? { properties: 0, mandates: 0, visits: 0, events: 0, proposals: 0, files: 0 };
}

/** True when both are principals of one mandate that is signed or in the register. */
export async function signedSameMandate(db: Queryable, one: number, other: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from mandate_party a
    join mandate_party b on b.mandate_id = a.mandate_id and b.contact_id = ${other}
    join mandate m on m.id = a.mandate_id
    where a.contact_id = ${one} and (m.register_number is not null or a.signed_at is not null or b.signed_at is not null
      or m.status <> 'PENDING') limit 1`);
  return rows.length > 0;
}

/** Notifies screens once per kind of the moved records, not row by row. */
export async function notifyOncePerKind(tx: Queryable, isGrouped: boolean): Promise<void> {
  await tx.script(`set local pignon.together = '${isGrouped ? 'on' : 'off'}'`);
}
