import { toCents, toEuros } from '../../common/money';
import { computeFees } from './fees';
import type { PropertyType } from '../property.enums';
import type { PropertyFields } from '../property.schema';

type Priced = Pick<PropertyFields, 'transactionType' | 'financialInfo' | 'rentalInfo'>;

/**
 * Displayed price in euros: a sale's with the buyer's fees, a rental's monthly rent with charges; null while parts are
 * missing.
 */
export function displayedPrice({ transactionType, financialInfo, rentalInfo }: Priced): number | null {
  if (transactionType === 'RENT') {
    if (rentalInfo?.rent == null) return null;
    return toEuros(toCents(rentalInfo.rent) + toCents(financialInfo.monthlyExpenses ?? 0));
  }
  const { priceNoFees } = financialInfo;
  return priceNoFees === null ? null : computeFees({ ...financialInfo, priceNoFees }).price;
}

/** Computes the seller's net price, euros; null for a rental, and while price or payer is unknown. */
export function netToSeller({ transactionType, financialInfo }: Omit<Priced, 'rentalInfo'>): number | null {
  const { priceNoFees, feeType } = financialInfo;
  if (transactionType === 'RENT' || priceNoFees === null || feeType === null) return null;
  return computeFees({ ...financialInfo, priceNoFees }).netToSeller;
}

/** Areas have two decimals: smaller ones are 0. */
const MIN_AREA = 0.01;

/** Euros per m², whole euros for a sale and cents for a rent; of land for LAND, of living area otherwise. */
export function pricePerSquareMetre(
  price: number | null,
  size: { propertyType: PropertyType; homeSize: number | null; landSize: number | null },
): number | null {
  const area = size.propertyType === 'LAND' ? size.landSize : size.homeSize;
  if (price === null || area === null || area < MIN_AREA) return null;
  return Math.round((price / area) * 100) / 100;
}
