import { readNumber } from '@pignon/shared/domain/common/fields/read-number';
import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import { baseForDisplayed, withBasePrice, type PriceChange } from '@pignon/shared/domain/property/price/price-change';
import type { Property } from '@pignon/shared/domain/property/property.schema';

/** Typed price: displayed, or net. */
export type Side = 'displayed' | 'base';

export interface NewPrice {
  displayed: number;
  base: number;
  patch: PriceChange;
}

/** Rounds to cents, as stored. */
const toTheCent = (euros: number) => Math.round(euros * 100) / 100;

/** Reads a typed price; null when it is invalid for the property. */
export function readNewPrice(typed: string, side: Side, property: Property): NewPrice | null {
  const value = readNumber(typed, 'EUROS');
  if (value == null || value <= 0) return null;
  const base = side === 'base' ? toTheCent(value) : baseForDisplayed(toTheCent(value), property);
  if (base === null) return null;
  const patch = withBasePrice(property, base);
  const displayed = patch && displayedPrice({ ...property, ...patch });
  return patch && displayed !== null && displayed > 0 ? { displayed, base, patch } : null;
}

/** Against the price of today, in percent with one decimal. */
export const changeOf = (before: number | null, after: number): number | null =>
  before ? Math.round(((after - before) / before) * 1000) / 10 : null;
