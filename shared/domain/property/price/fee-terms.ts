import { roundHalfUp, toCents } from '../../common/money';
import type { FeeType } from '../property.enums';

/** Percentage of each party for shared fees without agreement. */
export const HALF = 50;

/** Fee terms of a sale, as stored on a property and its mandates. */
export interface FeeTerms {
  /**
   * Null while the payer is unknown: the displayed price then equals the price without fees, as when the seller pays.
   */
  feeType: FeeType | null;
  /** Percent of the price without fees: 4.5 for 4,5 %. */
  commissionRate: number;
  /** Fees as a sum in euros including VAT: overrides the rate, and stays when the price changes. */
  commissionAmount?: number | null;
  /** For SHARED: percent of the fees that the buyer bears. */
  buyerShare?: number;
}

/** Percent of the fees that the buyer bears, for any payer. */
export const buyerShareOf = ({ feeType, buyerShare = HALF }: Pick<FeeTerms, 'feeType' | 'buyerShare'>): number =>
  feeType === 'BUYER' ? 100 : feeType === 'SHARED' ? buyerShare : 0;

/** The buyer's part of fees in cents, half up; the rest is the seller's, so that both sum up to the fees. */
export const buyerCents = (fees: number, terms: Pick<FeeTerms, 'feeType' | 'buyerShare'>): number =>
  roundHalfUp((fees * buyerShareOf(terms)) / 100);

const MAX_DECIMALS = 12;

/** Shortest percentage, of at least two decimals, that gives the part to the cent; both in cents. */
export function shortestPercent(part: number, whole: number): number {
  const exact = (part / whole) * 100;
  for (let decimals = 2; decimals < MAX_DECIMALS; decimals += 1) {
    const short = Number(exact.toFixed(decimals));
    if (roundHalfUp((whole * short) / 100) === part) return short;
  }
  return exact;
}

/** Buyer's share in percent from both parts in euros; null without fees. */
export function shareOfParts(buyerPart: number, sellerPart: number): number | null {
  const [buyer, seller] = [toCents(buyerPart), toCents(sellerPart)];
  return buyer + seller === 0 ? null : shortestPercent(buyer, buyer + seller);
}
