import type { z } from 'zod';
import type { bulkOutcome } from '@pignon/shared/domain/common/bulk.schema';
import sql from 'sql-template-tag';
import type { Db, Queryable } from '../db/db';
import { withSavepoint } from '../db/savepoint';
import { lineFailure } from './line-failure';
import { StaleError, type Outcome } from './outcome';

interface Versioned {
  version: number;
}

type BulkOutcome<Fields> = Omit<z.output<z.ZodObject<ReturnType<typeof bulkOutcome>>>, 'before'> & {
  before: Fields | null;
};

/** One change of a bulk request. */
interface OneChange<Entity extends Versioned, Fields> {
  entity: Entity | null;
  /** Message for an unknown record. */
  missing: string;
  /** Version seen by the user; undefined to change the present one. */
  version: number | undefined;
  /** Builds the undo of the change; undefined when nothing would change. */
  undo: (entity: Entity) => Fields | undefined;
  patch: (entity: Entity, version: number) => Promise<Outcome<Versioned>>;
}

function failed(error: unknown, { version }: Versioned): BulkOutcome<never> {
  const message = error instanceof StaleError ? 'Modifié entre-temps par un collègue.' : lineFailure(error);
  return { outcome: error instanceof StaleError ? 'STALE' : 'REFUSED', message, version, before: null };
}

/** Changes one record under the rules of a single change; returns the outcome. */
export async function changeOne<Entity extends Versioned, Fields>(
  tx: Queryable,
  { entity, missing, version, undo, patch }: OneChange<Entity, Fields>,
): Promise<BulkOutcome<Fields>> {
  if (!entity) return { outcome: 'REFUSED', message: missing, version: null, before: null };
  const before = undo(entity);
  if (!before) return { outcome: 'UNCHANGED', message: null, version: entity.version, before: null };
  try {
    const patched = await withSavepoint(tx, () => patch(entity, version ?? entity.version));
    return { outcome: 'CHANGED', message: null, version: patched.entity.version, before };
  } catch (error) {
    return failed(error, entity);
  }
}

/**
 * Changes records one by one; a refusal does not stop the others. Notifies screens once. An interrupted request can be
 * repeated: it was stored whole or not at all.
 */
export function changeMany<Change, Result>(
  db: Db,
  changes: readonly Change[],
  idOf: (change: Change) => string | number,
  change: (tx: Queryable, change: Change) => Promise<Result>,
): Promise<Result[]> {
  // sorted by id, so that concurrent requests do not deadlock
  const ordered = [...changes].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  return db.tx(async (tx) => {
    if (changes.length > 1) await tx.query(sql`select set_config('pignon.together', 'on', true)`);
    const results = new Map<string | number, Result>();
    for (const one of ordered) results.set(idOf(one), await change(tx, one));
    return changes.flatMap((one) => results.get(idOf(one)) ?? []);
  });
}
