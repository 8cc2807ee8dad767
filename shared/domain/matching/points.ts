import type { CriterionKey } from './criterion-keys';
import type { CriterionScore } from './criterion-score';

/** Weight of each set criterion: price and place count most. */
export const WEIGHTS: Readonly<Record<CriterionKey, number>> = {
  TRANSACTION_TYPE: 10,
  TYPE: 15,
  CITY: 25,
  POLYGON: 25,
  PRICE: 30,
  HOME_SIZE: 12,
  ROOMS: 8,
  BEDROOM: 8,
  LAND_SIZE: 6,
};

/** Maximum score: the number of distributed points. */
export const FULL_SCORE = 100;

/** Distributes a hundred whole points by weight; the rest goes to the largest remainders, on a tie to the first. */
export function weightShares(keys: readonly CriterionKey[]): number[] {
  const total = keys.reduce((sum, key) => sum + WEIGHTS[key], 0);
  const exact = keys.map((key) => (FULL_SCORE * WEIGHTS[key]) / total);
  const shares = exact.map(Math.floor);
  const remaining = FULL_SCORE - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, remaining)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * Points of a criterion out of its share: the full share for a match alone, so that only a complete match scores a
 * hundred.
 */
export function pointsOf({ verdict, grade }: CriterionScore, share: number): number {
  if (verdict === 'MATCH') return share;
  return verdict === 'MISS' ? 0 : Math.min(share - 1, Math.round(share * grade));
}
