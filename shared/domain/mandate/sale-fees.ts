import { computeFees, priceNoFeesFrom, type Fees } from '../property/price/fees';
import type { MandateFields } from './mandate.schema';

export type MandateFees = Pick<
  MandateFields,
  'price' | 'feeType' | 'commissionRate' | 'commissionAmount' | 'buyerShare'
>;

/** The price of a sale mandate without the buyer's fees, in euros; null while there is none. */
export const mandateBase = ({ price, ...terms }: MandateFees): number | null =>
  price === null ? null : priceNoFeesFrom({ price, ...terms });

/** What the price of a sale mandate, fees of the buyer included, comes to; null while there is none. */
export function saleFees({ price, feeType, commissionRate, commissionAmount, buyerShare }: MandateFees): Fees | null {
  const terms = { feeType, commissionRate, commissionAmount, buyerShare };
  const priceNoFees = mandateBase({ price, ...terms });
  return priceNoFees === null ? null : computeFees({ ...terms, priceNoFees });
}
