import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

export interface UndoRow {
  line: number;
  reference: string;
  result: 'CREATED' | 'UPDATED';
  before: Property | null;
  /** Mandate that the import entered into the register, if any. */
  mandateId: number | null;
}

/** Reads the rows of an import that can be undone. */
export const rowsToUndo = (db: Queryable, importId: number): Promise<UndoRow[]> =>
  db.query<UndoRow>(sql`select line, reference, result, before, mandate_id as "mandateId" from property_import_row
    where import_id = ${importId}::bigint and chosen and carried_out and undo is null
      and result in ('CREATED', 'UPDATED') order by line desc`);

/** Stores the serialised undo of an imported line. */
export async function saveUndo(tx: Queryable, importId: number, line: number, undo: string): Promise<void> {
  await tx.query(sql`update property_import_row set undo = ${undo}
    where import_id = ${importId}::bigint and line = ${line}::int`);
}

/** True when an imported mandate was used: changed, printed, filed, or named by an event. */
const mandateUsed = (importId: number, mandateId: number | null): Sql => sql`(
  exists (select from mandate_paper where mandate_id = ${mandateId}::bigint)
  or exists (select from media where owner = 'mandate' and owner_ref = ${mandateId}::text)
  or exists (select from event e join event_link l on l.event_id = e.id
    where l.kind = 'mandate' and l.target = ${mandateId}::text and e.type <> 'SYSTEM')
  or exists (select from audit_entry a, property_import i where i.id = ${importId}::bigint and a.id > i.audit_mark
    and a.entity = 'mandate' and a.ref = ${mandateId}::text))`;

/** True when a number was assigned here after one taken over: its place in the register is then final. */
const numberedAfter = (mandateId: number | null): Sql => sql`exists (select from mandate mine, mandate other
  where mine.id = ${mandateId}::bigint and other.register = mine.register
    and other.register_number > mine.register_number and coalesce(jsonb_typeof(other.parts -> 'takenOver'), 'null') = 'null')`;

/** Explains in French why a property cannot be undone since its import; null when it can. */
export async function changesSince(
  tx: Queryable,
  importId: number,
  { reference, mandateId }: Pick<UndoRow, 'reference' | 'mandateId'>,
): Promise<string | null> {
  const [row] = await tx.query<{ built: string | null }>(sql`select case
    when exists (select from mandate where property_ref = ${reference} and id is distinct from ${mandateId}::bigint)
      then 'un mandat'
    when ${mandateUsed(importId, mandateId)} then 'un mandat'
    when ${numberedAfter(mandateId)} then 'un numéro du registre'
    when exists (select from visit where property_ref = ${reference}) then 'une visite'
    when exists (select from proposal where property_ref = ${reference}) then 'une proposition'
    when exists (select from event e join event_link l on l.event_id = e.id
      where l.kind = 'property' and l.target = ${reference} and e.type <> 'SYSTEM') then 'un événement'
    when exists (select from sync_run_listing where reference = ${reference} and content_hash is not null)
      then 'une diffusion'
    when exists (select from portal_listing where reference = ${reference}) then 'un choix de diffusion'
    when exists (select from audit_entry a, property_import i where i.id = ${importId}::bigint and a.id > i.audit_mark
      and ((a.entity = 'property' and a.ref = ${reference}) or (a.entity = 'media' and a.ref = ${`property/${reference}`})))
      then 'une modification'
    end as built`);
  return row?.built ?? null;
}

/** Deletes an imported property that nothing references; returns the keys of its pictures. */
export async function deleteImported(tx: Queryable, reference: string): Promise<string[]> {
  const media = await tx.query<{ key: string }>(sql`delete from media
    where owner = 'property' and owner_ref = ${reference} returning key`);
  await tx.query(sql`delete from event where id in (select event_id from event_link
    where kind = 'property' and target = ${reference})`);
  await tx.query(sql`delete from property where reference = ${reference}`);
  return media.map(({ key }) => key);
}

/** Makes the next import read a restored listing again. */
export async function clearContentHash(tx: Queryable, reference: string): Promise<void> {
  await tx.query(sql`update import_listing set content_hash = '' where reference = ${reference}`);
}

/** Deletes the placeholder contacts of agencies without listings. */
export async function deletePlaceholderAgencies(tx: Queryable): Promise<void> {
  await tx.query(sql`delete from import_agency a
    where not exists (select from import_listing l where l.agency_id = a.agency_id)`);
}

/** Contacts created by the import that nothing references any more. */
export async function unusedContacts(tx: Queryable, requestId: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select c.id from contact c where c.version = 1
    and c.id::text in (select ref from audit_entry where request_id = ${requestId} and entity = 'contact' and action = 'CREATE')
    and not exists (select from property_contact where contact_id = c.id)
    and not exists (select from mandate_party where contact_id = c.id)
    and not exists (select from proposal where contact_id = c.id)
    and not exists (select from import_agency where contact_id = c.id)`);
  return rows.map(({ id }) => id);
}
