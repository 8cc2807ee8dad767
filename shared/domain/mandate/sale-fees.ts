import { computeFees, priceNoFeesFrom, type Fees } from '../property/price/fees';
import type { MandateFields } from './mandate.schema';

/** What the price of a sale mandate, fees of the buyer included, comes to; null while there is none. */
export function saleFees({
  price,
  feeType,
  commissionRate,
}: Pick<MandateFields, 'price' | 'feeType' | 'commissionRate'>): Fees | null {
  if (price === null) return null;
  return computeFees({ priceNoFees: priceNoFeesFrom({ price, feeType, commissionRate }), feeType, commissionRate });
}
