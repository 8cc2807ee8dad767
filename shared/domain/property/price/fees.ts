import { percentOf, roundHalfUp, toCents, toEuros } from '../../common/money';
import { buyerCents, buyerShareOf, type FeeTerms } from './fee-terms';

export interface FeeInput extends FeeTerms {
  /** N, euros. */
  priceNoFees: number;
}

/** Amounts in euros, to the cent, half up. */
export interface Fees {
  /** P, the displayed price. */
  price: number;
  /** F, fees including VAT. */
  fees: number;
  /** Net price of the seller. */
  netToSeller: number;
  buyerPart: number;
  /** Seller's part: both parts add up to the fees to the cent. */
  sellerPart: number;
  /** Buyer's fees as a percentage of the price without fees, two decimals; null when the advertisement shows none. */
  displayedPercent: number | null;
}

/**
 * Fees of a sale both ways: F = N·r, or the sum that was agreed. BUYER: P = N + F. SELLER: P = N, net = P − F. SHARED:
 * P = N + buyer part, net = N − seller part; the advertisement shows the buyer part only. Source: arrêté du 10 janvier 2017.
 */
export function computeFees({ priceNoFees, ...terms }: FeeInput): Fees {
  const { commissionRate, commissionAmount = null } = terms;
  const base = toCents(priceNoFees);
  const fees = commissionAmount === null ? roundHalfUp((base * commissionRate) / 100) : toCents(commissionAmount);
  const buyerPart = buyerCents(fees, terms);
  const sellerPart = fees - buyerPart;
  return {
    price: toEuros(base + buyerPart),
    fees: toEuros(fees),
    netToSeller: toEuros(base - sellerPart),
    buyerPart: toEuros(buyerPart),
    sellerPart: toEuros(sellerPart),
    displayedPercent: buyerPart === 0 || base === 0 ? null : percentOf(buyerPart, base),
  };
}

/**
 * The price without fees that gives a displayed price: N = P / (1 + r·share) at a rate, P less the buyer's part of a sum;
 * negative where that sum is more than the price.
 */
export function priceNoFeesFrom({ price, ...terms }: FeeTerms & { price: number }): number {
  const { commissionRate, commissionAmount = null } = terms;
  const displayed = toCents(price);
  if (commissionAmount !== null) return toEuros(displayed - buyerCents(toCents(commissionAmount), terms));
  return toEuros(roundHalfUp(displayed / (1 + (commissionRate * buyerShareOf(terms)) / 10_000)));
}

/** All fees in percent of the price without the buyer's part, two decimals. */
export const feePercent = ({ fees, price, buyerPart }: Fees): number =>
  percentOf(toCents(fees), toCents(price) - toCents(buyerPart));
