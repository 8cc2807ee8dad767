import type { Match } from './matcher';
import type { Budget, Verdict } from './matching.schema';

/** True for a known price that decreased; false for a first, raised or equal price. */
export const isPriceDrop = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && after < before;

const priceVerdict = ({ reasons }: Match): Verdict | null =>
  reasons.find(({ criterion }) => criterion === 'PRICE')?.verdict ?? null;

/**
 * Tells what a price drop changes for a customer, from the scores before and after: null unless nothing is missed now
 * and the price is the reason, so that customers without a budget are not notified.
 */
export function newlyMatching(before: Match, after: Match): Budget | null {
  if (after.misses > 0) return null;
  const [verdictBefore, verdictAfter] = [priceVerdict(before), priceVerdict(after)];
  if (verdictAfter === 'MATCH' && verdictBefore !== 'MATCH') return 'WITHIN';
  return verdictAfter === 'NEAR' && verdictBefore === 'MISS' ? 'NEAR' : null;
}
