type PlainObject = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is PlainObject {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
  );
}

const isSameDate = (a: Date, b: unknown): boolean => b instanceof Date && a.getTime() === b.getTime();

/**
 * Reuses equal parts of the previous response, so that unchanged parts do not rerender. TanStack Query does so for
 * JSON; this also handles dates.
 */
export function shareStructure(previousValue: unknown, newValue: unknown): unknown {
  if (Object.is(previousValue, newValue)) return previousValue;
  if (newValue instanceof Date) return isSameDate(newValue, previousValue) ? previousValue : newValue;
  if (!isPlain(previousValue) || !isPlain(newValue) || Array.isArray(previousValue) !== Array.isArray(newValue))
    return newValue;
  const names = Object.keys(newValue);
  const parts = names.map((name) => shareStructure(previousValue[name], newValue[name]));
  const isUnchanged = names.every((name, index) => name in previousValue && parts[index] === previousValue[name]);
  if (isUnchanged && names.length === Object.keys(previousValue).length) return previousValue;
  return Array.isArray(newValue) ? parts : Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}
