import { isoOf } from '../common/date-time';
/** Values of a form as JSON, in the API's shape. */
export type Values = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An object of the JSON kind, not a list. */
export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Converts values as sent: dates to ISO text. Forms hold these, so that fields, drafts and merges compare equal. */
export function asSent<V>(values: V): V {
  if (values instanceof Date) return isoOf(values) as V;
  if (Array.isArray(values)) return values.map(asSent) as V;
  if (!isGroup(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asSent(value)])) as V;
}

const textOf = (value: unknown): unknown => (value instanceof Date ? isoOf(value) : value);

/** Deep equality; empty, null and missing are equal; a date equals its ISO text. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (isNothing(a) && isNothing(b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  if (isGroup(a) && isGroup(b)) return keysOf(a, b).every((key) => sameValue(a[key], b[key]));
  if (a instanceof Date || b instanceof Date) return Object.is(textOf(a), textOf(b));
  return Object.is(a, b);
}

/** Keys of all objects, each once, in order of appearance. */
export const keysOf = (...groups: readonly Values[]): string[] => [...new Set(groups.flatMap(Object.keys))];

/** The whole fields that differ from the record: the body of a change. */
export function changedFields<V extends object>(base: V, values: V): Partial<V> {
  const [before, after] = [base as Values, values as Values];
  const changedKeys = keysOf(before, after).filter((key) => !sameValue(before[key], after[key]));
  return Object.fromEntries(changedKeys.map((key) => [key, after[key]])) as Partial<V>;
}

/** Splits `financialInfo.priceNoFees` or `rooms.2.size`; a number is an index of a list. */
export const segmentsOf = (path: string): (string | number)[] =>
  path.split('.').map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));

/** Reads the value at a path; undefined when absent. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const segment of segmentsOf(path)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value;
}

/** Sets the value at a path; undefined removes the field. */
export function withValueAt<V>(values: V, path: string, value: unknown): V {
  const [first = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValueAt(valueAt(values, first) ?? {}, rest.join('.'), value);
  if (Array.isArray(values)) return values.map((item: unknown, at) => (String(at) === first ? inner : item)) as V;
  const { [first]: _, ...others } = values as Record<string, unknown>;
  return (inner === undefined ? others : { ...(values as object), [first]: inner }) as V;
}
