import { byTime, type DateTime } from '../../common/date-time';
import { dayOf, daysBetween } from '../../common/day';
import type { Property } from '../property.schema';

type PriceList = Property['financialInfo']['priceHistory'];

export interface PriceStep {
  at: DateTime;
  price: number;
  /** Change from the previous price in percent, one decimal; null for the first. */
  change: number | null;
  /** Days at this price; null when the end is unknown. */
  days: number | null;
}

const share = (price: number, before: number | undefined): number | null =>
  before ? Math.round(((price - before) / before) * 1000) / 10 : null;

/** Sorts by time; drops repeated prices. */
export function oldestFirst(history: PriceList): PriceList {
  const sorted = [...history].sort((a, b) => byTime(a.at, b.at));
  return sorted.filter(({ price }, index) => price !== sorted[index - 1]?.price);
}

/**
 * Prices of a property, newest first, with difference and duration. The last one lasts until `end`, a day; null for
 * unknown.
 */
export function priceSteps(history: PriceList, end: string | null): PriceStep[] {
  return oldestFirst(history)
    .map(({ at, price }, index, prices) => {
      const next = prices[index + 1];
      const until = next ? dayOf(next.at) : end;
      return {
        at,
        price,
        change: share(price, prices[index - 1]?.price),
        days: until === null ? null : Math.max(0, daysBetween(dayOf(at), until)),
      };
    })
    .reverse();
}

/** Difference of today's price from the first one, in percent; null when it never changed. */
export function totalChange(history: PriceList): number | null {
  const prices = oldestFirst(history);
  const last = prices.at(-1);
  return prices.length < 2 || !last ? null : share(last.price, prices[0]?.price);
}
