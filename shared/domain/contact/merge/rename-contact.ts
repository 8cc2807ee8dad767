import { isGroup, type Values } from '../../form/values';

const LISTS = new Set(['contactIds', 'counterParts']);

/** Replacement of one contact id by another. */
interface Renaming {
  from: number;
  to: number;
}

const replacedId = (value: unknown, { from, to }: Renaming): unknown => (value === from ? to : value);

/** `{12: ['OWNER']}`: a map by contact; merges the values of both. */
function renamedMap(map: Values, { from, to }: Renaming): Values {
  if (!(String(from) in map)) return map;
  const { [String(from)]: movedValue, ...rest } = map;
  const existingValue: unknown = rest[String(to)];
  const both =
    Array.isArray(existingValue) && Array.isArray(movedValue)
      ? [...new Set<unknown>(existingValue.concat(movedValue))]
      : movedValue;
  return { ...rest, [String(to)]: both };
}

function renamedEntry(key: string, value: unknown, renaming: Renaming): unknown {
  if (key === 'contactTypes' && isGroup(value)) return renamedMap(value, renaming);
  if (LISTS.has(key) && Array.isArray(value)) return [...new Set(value.map((item) => replacedId(item, renaming)))];
  if (key === 'contactId') return replacedId(value, renaming);
  return withContactRenamed(value, renaming);
}

/** Replaces a contact id anywhere in form values. */
export function withContactRenamed(value: unknown, renaming: Renaming): unknown {
  if (Array.isArray(value)) return value.map((item) => withContactRenamed(item, renaming));
  if (!isGroup(value)) return value;
  const link = value.kind === 'contact' && value.id === String(renaming.from);
  const entries = Object.entries(value).map(([key, inner]) => [key, renamedEntry(key, inner, renaming)] as const);
  return { ...Object.fromEntries(entries), ...(link ? { id: String(renaming.to) } : {}) };
}
