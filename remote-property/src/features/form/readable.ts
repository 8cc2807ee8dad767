import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';

const OF_NUMBERS: readonly string[] = ['AREA', 'EUROS', 'NUMBER', 'PLAIN'];

/** Names of fields whose value is a number: what is typed there and is none counts as nothing where the record is reckoned with. */
const NUMBERS: ReadonlySet<string> = new Set(
  Object.entries(PROPERTY_FIELDS).flatMap(([path, { kind }]) =>
    OF_NUMBERS.includes(kind) ? [path.slice(path.lastIndexOf('.') + 1)] : [],
  ),
);

/** Values as they can be reckoned with while they are typed: « 12 rue » in the place of a number is none. */
export function readable<V>(value: V, key = ''): V {
  if (NUMBERS.has(key) && typeof value !== 'number') return null as V;
  if (Array.isArray(value)) return value.map((item: unknown) => readable(item)) as V;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, readable(inner as unknown, name)]),
  ) as V;
}
