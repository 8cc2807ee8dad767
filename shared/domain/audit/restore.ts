import { sameValue, valueAt, withValueAt } from '../form/values';
import { groupOf, labelOf, type Labels } from './history-labels';

/** Current value of a field compared with an entry: as before it, as after it, or changed since. */
export type Since = 'AS_BEFORE' | 'AS_AFTER' | 'CHANGED';

/** A changed field as shown: a field, or a whole list. */
export interface Place {
  path: string;
  label: string;
  before: unknown;
  after: unknown;
}

export interface RestorablePlace extends Place {
  now: unknown;
  since: Since;
}

interface Entry {
  changes: readonly { path: string }[];
  before: unknown;
  after: unknown;
}

/** Fields changed by an entry, each once, with values before and after. */
export function placesOf({ changes, before, after }: Entry, labels: Labels): Place[] {
  const paths = [...new Set(changes.map(({ path }) => groupOf(path)))];
  return paths.map((path) => ({
    path,
    label: labelOf(labels, path),
    before: valueAt(before, path) ?? null,
    after: valueAt(after, path) ?? null,
  }));
}

/** The same with the current value. */
export function withCurrentValues(places: readonly Place[], current: object): RestorablePlace[] {
  return places.map((place) => {
    const now = valueAt(current, place.path) ?? null;
    const since = sameValue(now, place.before) ? 'AS_BEFORE' : sameValue(now, place.after) ? 'AS_AFTER' : 'CHANGED';
    return { ...place, now, since };
  });
}

/**
 * Builds the patch that restores paths to their value before an entry: whole current fields with only those paths
 * replaced. A missing field is restored whole.
 */
export function restoringPatch<V extends object>(current: V, places: readonly Place[], before: Partial<V>): Partial<V> {
  const fields = new Map<string, unknown>();
  for (const { path, before: value } of places) {
    const [field = '', ...rest] = path.split('.');
    const currentValue = fields.has(field) ? fields.get(field) : valueAt(current, field);
    const isGone = currentValue === null || currentValue === undefined;
    fields.set(
      field,
      rest.length === 0 ? value : isGone ? valueAt(before, field) : withValueAt(currentValue, rest.join('.'), value),
    );
  }
  return Object.fromEntries(fields) as Partial<V>;
}
