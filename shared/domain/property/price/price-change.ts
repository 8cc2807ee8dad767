import { toCents, toEuros } from '../../common/money';
import { priceNoFeesFrom } from './fees';
import type { PropertyFields } from '../property.schema';

type Priced = Pick<PropertyFields, 'transactionType' | 'financialInfo' | 'rentalInfo'>;

/** Base of the displayed price: the price without fees of a sale, the rent without charges; null while unknown. */
export const basePrice = ({ transactionType, financialInfo, rentalInfo }: Priced): number | null =>
  transactionType === 'RENT' ? (rentalInfo?.rent ?? null) : financialInfo.priceNoFees;

/** Computes the base of a displayed price, to the cent; null when charges or a fixed fee exceed it. */
export function baseForDisplayed(price: number, { transactionType, financialInfo }: Priced): number | null {
  if (transactionType !== 'RENT') {
    const base = priceNoFeesFrom({ price, ...financialInfo });
    return base < 0 ? null : base;
  }
  const rent = toCents(price) - toCents(financialInfo.monthlyExpenses ?? 0);
  return rent < 0 ? null : toEuros(rent);
}

/** Patch of the part that contains the price. */
export type PriceChange = Partial<Pick<PropertyFields, 'financialInfo' | 'rentalInfo'>>;

/** Patch that sets a property's price; null for a rental without terms. */
export function withBasePrice(property: Priced, base: number): PriceChange | null {
  const { transactionType, financialInfo, rentalInfo } = property;
  if (transactionType !== 'RENT') return { financialInfo: { ...financialInfo, priceNoFees: base } };
  return rentalInfo && { rentalInfo: { ...rentalInfo, rent: base } };
}
