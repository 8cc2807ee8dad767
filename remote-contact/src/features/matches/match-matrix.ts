import type { Reason } from '@pignon/shared/domain/matching/matching.schema';

/** A customer and a property to compare. */
export interface Pair {
  contactId: number;
  reference: string;
  /** 0 to 100. */
  score: number;
  reasons: readonly Reason[];
}

/** True when no criterion is missed; nearly met ones count as met. */
export const isMatch = ({ reasons }: Pair): boolean =>
  reasons.length > 0 && reasons.every(({ verdict }) => verdict !== 'MISS');

export interface Matrix {
  /** Best first. */
  references: readonly string[];
  contactIds: readonly number[];
  at: (reference: string, contactId: number) => Pair | undefined;
}

const keyOf = (reference: string, contactId: number) => `${contactId} ${reference}`;

function bestFirst<Id>(ids: readonly Id[], scores: ReadonlyMap<Id, number>): Id[] {
  return ids.filter((id) => scores.has(id)).sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** Arranges pairs as a table with the best at the top left; `strict` keeps only pairs without a missed criterion. */
export function matrixOf(pairs: readonly Pair[], { strict }: { strict: boolean }): Matrix {
  const matchingPairs = strict ? pairs.filter(isMatch) : pairs;
  const byReference = new Map<string, number>();
  const byContact = new Map<number, number>();
  const cells = new Map<string, Pair>();
  for (const pair of matchingPairs) {
    byReference.set(pair.reference, Math.max(pair.score, byReference.get(pair.reference) ?? 0));
    byContact.set(pair.contactId, Math.max(pair.score, byContact.get(pair.contactId) ?? 0));
    cells.set(keyOf(pair.reference, pair.contactId), pair);
  }
  return {
    references: bestFirst([...byReference.keys()], byReference),
    contactIds: bestFirst([...byContact.keys()], byContact),
    at: (reference, contactId) => cells.get(keyOf(reference, contactId)),
  };
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** Target cell of a key in a table of this size; undefined for other keys. */
export function targetCell(
  [row, column]: readonly [number, number],
  key: string,
  [rows, columns]: readonly [number, number],
): [number, number] | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const within = (place: number, max: number) => Math.min(Math.max(place, 0), max - 1);
  return [within(row + step[0], rows), within(column + step[1], columns)];
}
