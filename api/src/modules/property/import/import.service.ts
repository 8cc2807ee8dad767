import type { Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import type { ListingImport, ListingImportStart } from '@pignon/shared/domain/property/import/import.schema';
import type { ImportStatus } from '@pignon/shared/domain/property/import/import.enums';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { insertImport, excludeLines, moveImport, readImport, saveMandateTerms, type NewImport } from './import.repo';

export const unknownImport = (): ApiProblem => new ApiProblem('NOT_FOUND', { message: 'Cet import n’existe pas.' });

export async function mustReadImport(db: Queryable, importId: number): Promise<ListingImport> {
  const found = await readImport(db, importId);
  if (!found) throw unknownImport();
  return found;
}

/** Queues a file to be read and checked. */
export function beginImport(db: Db, file: NewImport): Promise<ListingImport> {
  return db.tx(async (tx) => mustReadImport(tx, await insertImport(tx, file)));
}

interface Step {
  from: readonly ImportStatus[];
  to: ImportStatus;
  refusal: string;
}

async function moveToStatus(tx: Queryable, importId: number, { from, to, refusal }: Step): Promise<void> {
  await mustReadImport(tx, importId);
  if (!(await moveImport(tx, importId, from, to))) throw new ApiProblem('CONFLICT', { message: refusal });
}

/** Queues a checked import without the excluded lines. @throws CONFLICT when it was queued already */
export function startImport(
  db: Db,
  actor: Actor,
  importId: number,
  { leaveOut: lines, mandates }: ListingImportStart,
): Promise<ListingImport> {
  return db.tx(async (tx) => {
    const refusal = 'Cet import a déjà été lancé, ou son fichier n’a pas pu être lu.';
    await moveToStatus(tx, importId, { from: ['READY'], to: 'QUEUED', refusal });
    await excludeLines(tx, importId, lines);
    await saveMandateTerms(tx, importId, mandates);
    await writeAudit(tx, actor, [{ action: 'RUN', entity: 'property', ref: `import/${importId}`, changes: [] }]);
    return mustReadImport(tx, importId);
  });
}

/** Queues the undoing of an import. */
export function undoImport(db: Db, actor: Actor, importId: number): Promise<ListingImport> {
  return db.tx(async (tx) => {
    const refusal = 'Seul un import terminé s’annule, une fois.';
    await moveToStatus(tx, importId, { from: ['DONE'], to: 'UNDOING', refusal });
    await writeAudit(tx, actor, [{ action: 'DELETE', entity: 'property', ref: `import/${importId}`, changes: [] }]);
    return mustReadImport(tx, importId);
  });
}
