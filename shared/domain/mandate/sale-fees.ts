import { toCents, toEuros } from '../common/money';
import type { FeeTerms } from '../property/price/fee-terms';
import { computeFees, priceNoFeesFrom, type Fees } from '../property/price/fees';
import type { MandateFields } from './mandate.schema';

/** Fee fields of a mandate, or of a draft without fee payer. */
export type MandateFees = Pick<MandateFields, 'price' | 'commissionRate' | 'commissionAmount' | 'buyerShare'> &
  Pick<FeeTerms, 'feeType'>;

/** Sale price in euros without the buyer's fees; null while unknown. */
export const mandateBase = ({ price, ...terms }: MandateFees): number | null =>
  price === null ? null : priceNoFeesFrom({ price, ...terms });

/** Parts of a sale price, in euros to the cent: `price` = `netToSeller` + `fees`, `fees` = its two parts. */
export interface SaleFees extends Fees {
  /** Base of the rate: the price without the buyer's part. */
  base: number;
}

/**
 * Computes the parts of a sale mandate's price, buyer's fees included; null without price. The agreed price is exact:
 * when no price without fees yields it at the rate, the buyer's part takes the cent.
 */
export function saleFees({
  price,
  feeType,
  commissionRate,
  commissionAmount,
  buyerShare,
}: MandateFees): SaleFees | null {
  if (price === null) return null;
  const terms = { feeType, commissionRate, commissionAmount, buyerShare };
  const computed = computeFees({ priceNoFees: priceNoFeesFrom({ price, ...terms }), ...terms });
  const roundingCent = toCents(price) - toCents(computed.price);
  const buyerPart = toCents(computed.buyerPart) + roundingCent;
  const fees = toCents(computed.fees) + (feeType === 'BUYER' ? roundingCent : 0);
  return {
    ...computed,
    price,
    fees: toEuros(fees),
    buyerPart: toEuros(buyerPart),
    sellerPart: toEuros(fees - buyerPart),
    netToSeller: toEuros(toCents(price) - fees),
    base: toEuros(toCents(price) - buyerPart),
  };
}
