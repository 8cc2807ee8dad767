import { MAX_CHOSEN } from '@pignon/shared/domain/common/bulk.limits';

/** Properties of a record needed to select it. */
export interface Choosable {
  id: string;
  version: number;
}

/** Selected records in order of selection, each with the version that the user saw. */
export type Selection = ReadonlyMap<string, number>;

export const NOTHING: Selection = new Map();

/** Adds records to a selection, up to the maximum. */
export function withAll(selection: Selection, rows: readonly Choosable[]): Selection {
  const nextSelection = new Map(selection);
  for (const { id, version } of rows) {
    if (nextSelection.size >= MAX_CHOSEN && !nextSelection.has(id)) continue;
    nextSelection.set(id, version);
  }
  return nextSelection;
}

/** Follows records saved meanwhile: selected ones get the newer version. */
export function withNewer(selection: Selection, rows: readonly Choosable[]): Selection {
  const newerRows = rows.filter(({ id, version }) => (selection.get(id) ?? version) < version);
  return newerRows.length > 0 ? withAll(selection, newerRows) : selection;
}

export function without(selection: Selection, rows: readonly Choosable[]): Selection {
  const nextSelection = new Map(selection);
  for (const { id } of rows) nextSelection.delete(id);
  return nextSelection;
}

/** Adds or removes a row. */
export function toggledIn(selection: Selection, row: Choosable): Selection {
  return selection.has(row.id) ? without(selection, [row]) : withAll(selection, [row]);
}

/** Rows between the last touched and this one, inclusive, which get the same state; only rows on screen. */
export function rangeIn(
  selection: Selection,
  rows: readonly Choosable[],
  anchor: string | null,
  to: Choosable,
): Selection {
  const indexOfId = (id: string | null) => rows.findIndex((row) => row.id === id);
  const [from, targetIndex] = [indexOfId(anchor), indexOfId(to.id)];
  if (from < 0 || targetIndex < 0) return toggledIn(selection, to);
  const rowsBetween = rows.slice(Math.min(from, targetIndex), Math.max(from, targetIndex) + 1);
  return selection.has(to.id) ? without(selection, rowsBetween) : withAll(selection, rowsBetween);
}

/** Returns how many of the rows are selected: all, some or none. */
export function shareOf(selection: Selection, rows: readonly Choosable[]): 'all' | 'some' | 'none' {
  const count = rows.filter(({ id }) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
