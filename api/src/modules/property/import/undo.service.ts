import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import { deleteContact } from '../../contact/merge/contact-alias.repo';
import { purgeMedia } from '../../media/purge-media.service';
import { getPropertyOrThrow } from '../get-property-or-throw';
import { updateProperty } from '../property.service';
import { removeListedMandate } from './listed-mandate.service';
import { requestOf, type ImportDeps } from './import-deps';
import { moveImport } from './import.repo';
import { saveProgress, type ImportToDo } from './import-work.repo';
import * as undo from './undo.repo';

/** Restores or deletes one property; returns the keys of removed pictures. */
async function undoOne(tx: Queryable, actor: Actor, importId: number, row: undo.UndoRow): Promise<string[]> {
  const { line, reference, result, before, mandateId } = row;
  const built = await undo.changesSince(tx, importId, row);
  if (built !== null) {
    await undo.saveUndo(tx, importId, line, `Gardé\u00a0: ${built} depuis l’import.`);
    return [];
  }
  await undo.saveUndo(tx, importId, line, 'UNDONE');
  if (mandateId !== null) await removeListedMandate(tx, actor, mandateId);
  if (result === 'UPDATED') {
    if (before) await restore(tx, actor, before);
    await undo.clearContentHash(tx, reference);
    return [];
  }
  await writeAudit(tx, actor, [{ action: 'DELETE', entity: 'property', ref: reference, changes: [] }]);
  return undo.deleteImported(tx, reference);
}

async function restore(tx: Queryable, actor: Actor, before: Property): Promise<void> {
  const { reference } = before;
  const { comments, contactTypes } = await getPropertyOrThrow(tx, reference);
  await updateProperty(tx, actor, {
    reference,
    version: null,
    fields: { ...fieldsOf(before), comments, contactTypes },
  });
}

async function removeContacts(tx: Queryable, actor: Actor, importId: number): Promise<void> {
  await undo.deletePlaceholderAgencies(tx);
  for (const id of await undo.unusedContacts(tx, requestOf(importId))) {
    await deleteContact(tx, id);
    await writeAudit(tx, actor, [{ action: 'DELETE', entity: 'contact', ref: String(id), changes: [] }]);
  }
}

/**
 * Undoes an import, property by property: deletes those it created, restores those it changed. Keeps what somebody
 * changed since, with the reason in its row. Deletes created contacts that nothing references.
 */
export async function undoImport({ db, store }: ImportDeps, { importId, requestedBy }: ImportToDo): Promise<void> {
  const actor: Actor = { user: requestedBy, source: 'JOB', requestId: `${requestOf(importId)}-undo` };
  const rows = await undo.rowsToUndo(db, importId);
  for (const [index, row] of rows.entries()) {
    const keys = await db.tx((tx) => undoOne(tx, actor, importId, row));
    await purgeMedia({ db, store }, keys);
    await saveProgress(db, importId, index + 1, rows.length);
  }
  await db.tx(async (tx) => {
    await removeContacts(tx, actor, importId);
    await moveImport(tx, importId, ['UNDOING'], 'UNDONE');
  });
}
