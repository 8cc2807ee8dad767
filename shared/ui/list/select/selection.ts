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
  const next = new Map(selection);
  for (const { id, version } of rows) {
    if (next.size >= MAX_CHOSEN && !next.has(id)) continue;
    next.set(id, version);
  }
  return next;
}

export function without(selection: Selection, rows: readonly Choosable[]): Selection {
  const next = new Map(selection);
  for (const { id } of rows) next.delete(id);
  return next;
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
  const place = (id: string | null) => rows.findIndex((row) => row.id === id);
  const [from, at] = [place(anchor), place(to.id)];
  if (from < 0 || at < 0) return toggledIn(selection, to);
  const between = rows.slice(Math.min(from, at), Math.max(from, at) + 1);
  return selection.has(to.id) ? without(selection, between) : withAll(selection, between);
}

/** Returns how many of the rows are selected: all, some or none. */
export function shareOf(selection: Selection, rows: readonly Choosable[]): 'all' | 'some' | 'none' {
  const count = rows.filter(({ id }) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}
