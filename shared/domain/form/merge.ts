import { mergeLists } from './merge-lists';
import { isGroup, keysOf, sameValue, withValueAt, type Values } from './values';

/** A field that two people changed differently. */
export interface Conflict {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<V> {
  /** Both changes merged; own values in conflicts, until chosen. */
  merged: V;
  conflicts: Conflict[];
  /** Fields changed only by the other person. */
  taken: string[];
}

export interface Versions<V> {
  /** Common base. */
  base: V;
  mine: V;
  /** Saved values. */
  theirs: V;
}

interface Notes {
  conflicts: Conflict[];
  taken: string[];
}

function mergeAt(path: string, { base, mine, theirs }: Versions<unknown>, notes: Notes): unknown {
  if (sameValue(mine, theirs)) return theirs;
  if (sameValue(base, mine)) {
    notes.taken.push(path);
    return theirs;
  }
  if (sameValue(base, theirs)) return mine;
  if (isGroup(mine) && isGroup(theirs))
    return mergeGroup(path, { base: isGroup(base) ? base : {}, mine, theirs }, notes);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists({ base, mine, theirs });
    if (merged) return merged;
  }
  notes.conflicts.push({ path, base, mine, theirs });
  return mine;
}

function mergeGroup(path: string, { base, mine, theirs }: Versions<Values>, notes: Notes): Values {
  const merged = keysOf(theirs, mine).flatMap((key) => {
    const inner = path === '' ? key : `${path}.${key}`;
    const value = mergeAt(inner, { base: base[key], mine: mine[key], theirs: theirs[key] }, notes);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(merged);
}

/**
 * Three-way merge of two changes to one record, by field: changes of one side and equal changes apply, others conflict.
 * A list is one field, unless its additions or words can be merged.
 */
export function mergeVersions<V extends object>({ base, mine, theirs }: Versions<V>): Merge<V> {
  const notes: Notes = { conflicts: [], taken: [] };
  const versions = { base: base as Values, mine: mine as Values, theirs: theirs as Values };
  return { merged: mergeGroup('', versions, notes) as V, ...notes };
}

export type Choice = 'mine' | 'theirs';

/** Applies choices to a merge: a side for each conflicting path, the own one by default. */
export function resolveConflicts<V extends object>(
  { merged, conflicts }: Merge<V>,
  choices: Readonly<Record<string, Choice>>,
): V {
  return conflicts
    .filter(({ path }) => choices[path] === 'theirs')
    .reduce((values, { path, theirs }) => withValueAt(values, path, theirs), merged);
}
