import { BULK_SIZE } from '@pignon/shared/domain/common/bulk.limits';
import type { BULK_OUTCOMES } from '@pignon/shared/domain/common/bulk.schema';
import type { Choosable, Selection } from '../select/selection';

export interface BulkChange<Fields> {
  id: string;
  /** Version seen by the user; undefined to change the present one. */
  version?: number | undefined;
  fields: Fields;
}

export interface BulkResult<Fields> {
  id: string;
  outcome: (typeof BULK_OUTCOMES)[number];
  message: string | null;
  version: number | null;
  before: Fields | null;
}

/** Builds the same change for every selected record, each with its known version. */
export const changesFor = <Fields>(selection: Selection, fields: Fields): BulkChange<Fields>[] =>
  [...selection].map(([id, version]) => ({ id, version, fields }));

/** Splits changes into chunks for one call each. */
export function inChunks<T>(items: readonly T[], size = BULK_SIZE): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, chunkIndex) =>
    items.slice(chunkIndex * size, (chunkIndex + 1) * size),
  );
}

/** Builds the changes that undo the successful ones; a record changed since is skipped. */
export function undoOf<Fields>(results: readonly BulkResult<Fields>[]): BulkChange<Fields>[] {
  return results.flatMap(({ id, version, before }) =>
    before && version !== null ? [{ id, version, fields: before }] : [],
  );
}

/** Builds new requests on the current version of records that a colleague changed. */
export function againFor<Fields>(
  changes: readonly BulkChange<Fields>[],
  results: readonly BulkResult<Fields>[],
): BulkChange<Fields>[] {
  const staleIds = new Set(results.filter(({ outcome }) => outcome === 'STALE').map(({ id }) => id));
  return changes.filter(({ id }) => staleIds.has(id)).map(({ id, fields }) => ({ id, fields }));
}

/**
 * The changes in the order in which they are repeated: those with a result first, then again the records that a
 * colleague changed. Every change must have its result.
 */
export function repeatOf<Fields>(
  changes: readonly BulkChange<Fields>[],
  results: readonly BulkResult<Fields>[],
): { changes: BulkChange<Fields>[]; results: BulkResult<Fields>[] } {
  const repeated = againFor(changes, results);
  const repeatedIds = new Set(repeated.map(({ id }) => id));
  return {
    changes: [...changes.filter(({ id }) => !repeatedIds.has(id)), ...repeated],
    results: results.filter(({ id }) => !repeatedIds.has(id)),
  };
}

/** Lists the changed records with their new version. */
export const writtenOf = (results: readonly BulkResult<unknown>[]): Choosable[] =>
  results.flatMap(({ id, outcome, version }) => (outcome === 'CHANGED' && version !== null ? [{ id, version }] : []));

export const countOf = (results: readonly BulkResult<unknown>[], outcome: BulkResult<unknown>['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

/** Filters the results that need to be shown as failures. */
export const failuresOf = <Fields>(results: readonly BulkResult<Fields>[]): BulkResult<Fields>[] =>
  results.filter(({ outcome }) => outcome === 'STALE' || outcome === 'REFUSED');
