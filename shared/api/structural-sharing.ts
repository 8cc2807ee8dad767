type Parts = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Parts {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
  );
}

const sameDate = (a: Date, b: unknown): boolean => b instanceof Date && a.getTime() === b.getTime();

/**
 * Reuses equal parts of the previous response, so that unchanged parts do not rerender. TanStack Query does so for
 * JSON; this also handles dates.
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (after instanceof Date) return sameDate(after, before) ? before : after;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const parts = names.map((name) => shareStructure(before[name], after[name]));
  const unchanged = names.every((name, at) => name in before && parts[at] === before[name]);
  if (unchanged && names.length === Object.keys(before).length) return before;
  return Array.isArray(after) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]));
}
