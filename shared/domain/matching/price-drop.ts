import type { Match } from './matcher';
import type { Budget, Verdict } from './matching.schema';

/** Only a price that was known and is lower now is news: a first price, a rise and the same price are none. */
export const isPriceDrop = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && after < before;

const priceVerdict = ({ reasons }: Match): Verdict | null =>
  reasons.find(({ criterion }) => criterion === 'PRICE')?.verdict ?? null;

/**
 * What a lower price changes for a customer, held against the property at the price before and now: null unless it
 * misses nothing now and the price is the reason, so that whoever has no budget hears nothing.
 */
export function newlyMatching(before: Match, after: Match): Budget | null {
  if (after.misses > 0) return null;
  const [was, is] = [priceVerdict(before), priceVerdict(after)];
  if (is === 'MATCH' && was !== 'MATCH') return 'WITHIN';
  return is === 'NEAR' && was === 'MISS' ? 'NEAR' : null;
}
