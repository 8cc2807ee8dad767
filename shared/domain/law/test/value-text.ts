const NO_LIMIT = 'no limit';

function partText(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === Infinity) return NO_LIMIT;
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (value instanceof Set) return [...value].map(partText).join(', ');
  if (Array.isArray(value))
    return value.map(partText).join(Array.isArray(value[0]) || isRecord(value[0]) ? '; ' : ', ');
  if (isRecord(value)) return recordText(value);
  throw new Error(`A legal rule says something that has no words: ${typeof value}`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordText = (record: Readonly<Record<string, unknown>>): string =>
  Object.entries(record)
    .map(([key, value]) => `${key} ${isRecord(value) ? `(${recordText(value)})` : partText(value)}`)
    .join(', ');

/** Formats a legal rule's value on one line: `12`, `G 2025-01-01, F 2028-01-01`. */
export const valueText = (value: unknown): string => partText(value).replaceAll(/\s*\n\s*/g, ' ');
