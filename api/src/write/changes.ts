export interface Change {
  /** Dotted: "financialInfo.priceNoFees", "rooms.2.size". */
  path: string;
  before: unknown;
  after: unknown;
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const isLeafList = (value: unknown): boolean => Array.isArray(value) && !value.some(isBranch);

/** Compares two JSON values leaf by leaf; lists of plain values are one leaf. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (isBranch(before) && isBranch(after) && !isLeafList(before) && !isLeafList(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], path ? `${path}.${key}` : key));
  }
  const [from, to] = [before ?? null, after ?? null];
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, before: from, after: to }];
}
