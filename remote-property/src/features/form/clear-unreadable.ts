import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';

const NUMBER_KINDS: readonly string[] = ['AREA', 'EUROS', 'NUMBER', 'PLAIN'];

/** Numeric fields: unreadable input counts as empty in computations. */
const NUMBERS: ReadonlySet<string> = new Set(
  Object.entries(PROPERTY_FIELDS).flatMap(([path, { kind }]) =>
    NUMBER_KINDS.includes(kind) ? [path.slice(path.lastIndexOf('.') + 1)] : [],
  ),
);

/** Replaces unreadable input for computations: « 12 rue » in a numeric field is empty. */
export function clearUnreadable<V>(value: V, key = ''): V {
  if (NUMBERS.has(key) && typeof value !== 'number') return null as V;
  if (Array.isArray(value)) return value.map((item: unknown) => clearUnreadable(item)) as V;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, clearUnreadable(inner as unknown, name)]),
  ) as V;
}
