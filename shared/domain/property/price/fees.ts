import { roundHalfUp, toCents, toEuros } from '../../common/money';
import type { LegalRule } from '../../law/legal-rule';
import type { FeeType } from '../property.enums';

/** The French rate of VAT on agency fees: excluding VAT = including VAT / 1.20. */
const VAT_DIVISOR = 1.2;

export interface FeeInput {
  /** N, euros. */
  priceNoFees: number;
  feeType: FeeType;
  /** Percent: 4.5 for 4,5 %. */
  commissionRate: number;
  /** SHARED only: part of the fees borne by the buyer, 0 to 1; half when not said. */
  buyerShare?: number;
}

/** All in euros, to the cent, half up. */
export interface Fees {
  /** P, the displayed price. */
  price: number;
  /** F, fees including VAT. */
  fees: number;
  feesExcludingVat: number;
  /** What the seller keeps. */
  netToSeller: number;
  buyerPart: number;
  /** Buyer's fees as a percentage of the price without fees, two decimals; null when the advertisement shows none. */
  displayedPercent: number | null;
}

/**
 * Fees of a sale both ways. BUYER: F = N·r, P = N + F. SELLER: P = N, F = P·r, net = P − F. SHARED: P = N + buyer part,
 * net = N − seller part; the advertisement shows the buyer part only. Source: arrêté du 10 janvier 2017.
 */
export function computeFees({ priceNoFees, feeType, commissionRate, buyerShare = 0.5 }: FeeInput): Fees {
  const base = toCents(priceNoFees);
  const fees = roundHalfUp((base * commissionRate) / 100);
  const buyerPart = feeType === 'BUYER' ? fees : feeType === 'SELLER' ? 0 : roundHalfUp(fees * buyerShare);
  return {
    price: toEuros(base + buyerPart),
    fees: toEuros(fees),
    feesExcludingVat: toEuros(roundHalfUp(fees / VAT_DIVISOR)),
    netToSeller: toEuros(base - (fees - buyerPart)),
    buyerPart: toEuros(buyerPart),
    displayedPercent: buyerPart === 0 || base === 0 ? null : Math.round((buyerPart / base) * 10_000) / 100,
  };
}

/** The price without fees that gives a displayed price: N = P / (1 + r) when the buyer pays, P when the seller does. */
export function priceNoFeesFrom({
  price,
  feeType,
  commissionRate,
  buyerShare = 0.5,
}: Omit<FeeInput, 'priceNoFees'> & { price: number }): number {
  const share = feeType === 'BUYER' ? 1 : feeType === 'SELLER' ? 0 : buyerShare;
  return toEuros(roundHalfUp(toCents(price) / (1 + (commissionRate * share) / 100)));
}

export const VAT_LAW: LegalRule<number> = {
  rule: 'VAT on agency fees in the mainland, as fees including VAT divided by fees without; not those overseas (CGI, art. 294, 296)',
  source: 'code général des impôts, art. 278 (loi 2012-1510 du 29 décembre 2012, art. 68)',
  checked: '2026-11-24',
  periods: [{ since: '2014-01-01', value: VAT_DIVISOR }],
};
