import { toCents, toEuros } from '../../common/money';
import { priceNoFeesFrom } from './fees';
import type { PropertyPatch } from '../property-draft.schema';
import type { PropertyFields } from '../property.schema';

type Priced = Pick<PropertyFields, 'transactionType' | 'financialInfo' | 'rentalInfo'>;

/** What the displayed price is made of: the price without fees of a sale, the rent without charges; null while unknown. */
export const basePrice = ({ transactionType, financialInfo, rentalInfo }: Priced): number | null =>
  transactionType === 'RENT' ? (rentalInfo?.rent ?? null) : financialInfo.priceNoFees;

/** What gives a displayed price, to the cent; null where the charges alone are more. */
export function baseForDisplayed(price: number, { transactionType, financialInfo }: Priced): number | null {
  if (transactionType !== 'RENT') {
    const { feeType, commissionRate } = financialInfo;
    return priceNoFeesFrom({ price, feeType, commissionRate });
  }
  const rent = toCents(price) - toCents(financialInfo.monthlyExpenses ?? 0);
  return rent < 0 ? null : toEuros(rent);
}

/** The change that gives a property another price; null for a rental of which no terms are known. */
export function withBasePrice(property: Priced, base: number): PropertyPatch | null {
  const { transactionType, financialInfo, rentalInfo } = property;
  if (transactionType !== 'RENT') return { financialInfo: { ...financialInfo, priceNoFees: base } };
  return rentalInfo && { rentalInfo: { ...rentalInfo, rent: base } };
}
