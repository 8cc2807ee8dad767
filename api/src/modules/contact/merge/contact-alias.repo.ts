import { isoOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Returns the contact that a record was merged into, if any. */
export async function findAlias(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(sql`select contact_id as id from contact_alias where id = ${id}`);
  return row?.id ?? null;
}

/** Ids under which a person is or was known, the present one first. */
export async function numbersOf(db: Queryable, id: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`select id from contact_alias where contact_id = ${id} order by id`);
  return [id, ...rows.map((row) => row.id)];
}

/** Redirects a merged id to the kept one, and so all ids that were redirected to it. */
export async function addAlias(
  tx: Queryable,
  merged: { id: number; createdTime: DateTime },
  survivorId: number,
): Promise<void> {
  await tx.query(sql`update contact_alias set contact_id = ${survivorId} where contact_id = ${merged.id}`);
  await tx.query(sql`insert into contact_alias (id, contact_id, created_time)
    values (${merged.id}, ${survivorId}, ${isoOf(merged.createdTime)}::timestamptz)`);
}

/** Deletes the record once nothing references it. */
export async function deleteContact(tx: Queryable, id: number): Promise<void> {
  await tx.query(sql`delete from contact where id = ${id}`);
}

/** Recomputes the date of a person's last sign of life. */
export async function refreshSigns(tx: Queryable, id: number): Promise<void> {
  await tx.query(sql`select refresh_contact_life(array[${id}::bigint])`);
}
