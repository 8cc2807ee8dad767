import type { Property } from '@pignon/shared/domain/property/property.schema';

export interface PriceStep {
  at: string;
  price: number;
  /** Against the price before it, in percent with one decimal; null for the first price. */
  change: number | null;
}

/** The prices a property has had, newest first, each against the one before. */
export function priceSteps(history: Property['financialInfo']['priceHistory']): PriceStep[] {
  const oldestFirst = [...history].sort((a, b) => a.at.localeCompare(b.at));
  return oldestFirst
    .map(({ at, price }, index) => {
      const before = oldestFirst[index - 1]?.price;
      return { at, price, change: before ? Math.round(((price - before) / before) * 1000) / 10 : null };
    })
    .reverse();
}
