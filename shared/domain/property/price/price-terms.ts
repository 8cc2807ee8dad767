import { roundHalfUp, toCents, toEuros } from '../../common/money';
import { computeFees } from './fees';
import type { FeeType } from '../property.enums';

/** The amount that stays while the others follow: what the seller keeps, or the price on display. */
export type PriceAnchor = 'NET' | 'PRICE';

/** What a sale's price is kept as; all else comes of it and of who pays the fees. */
export interface PriceTerms {
  priceNoFees: number;
  commissionRate: number;
}

/** Part of the fees that the buyer bears. */
const BUYER_SHARE: Readonly<Record<FeeType, number>> = { BUYER: 1, SHARED: 0.5, SELLER: 0 };
const MOST_DECIMALS = 12;

/** The shortest rate that gives these fees to the cent. */
function rateOf(fees: number, base: number): number {
  const rate = (fees / base) * 100;
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals += 1) {
    const short = Number(rate.toFixed(decimals));
    if (roundHalfUp((base * short) / 100) === fees) return short;
  }
  return rate;
}

const amountOf = (anchor: PriceAnchor, feeType: FeeType, terms: PriceTerms): number => {
  const { price, netToSeller } = computeFees({ ...terms, feeType });
  return toCents(anchor === 'PRICE' ? price : netToSeller);
};

/**
 * The terms that make the anchored amount what was typed, to the cent, at a rate. Where no price in cents does at exactly
 * that rate, the rate gives way by less than is shown of it. Null when no price does: a seller cannot pay 100 %.
 */
export function termsFromAmount(
  anchor: PriceAnchor,
  amount: number,
  { feeType, commissionRate }: { feeType: FeeType; commissionRate: number },
): PriceTerms | null {
  const share = BUYER_SHARE[feeType];
  const wanted = toCents(amount);
  const factor = anchor === 'PRICE' ? 1 + (commissionRate / 100) * share : 1 - (commissionRate / 100) * (1 - share);
  if (factor <= 0) return null;
  const base = roundHalfUp(wanted / factor);
  const terms = { priceNoFees: toEuros(base), commissionRate };
  if (base === 0 || amountOf(anchor, feeType, terms) === wanted) return terms;
  const part = Math.abs(wanted - base);
  return { ...terms, commissionRate: rateOf(feeType === 'SHARED' ? part * 2 : part, base) };
}

/** The terms that make the fees what was typed, to the cent, the anchored amount staying; null when nothing is left of it. */
export function termsFromFees(anchor: PriceAnchor, amount: number, fees: number, feeType: FeeType): PriceTerms | null {
  const total = toCents(fees);
  const buyerPart = roundHalfUp(total * BUYER_SHARE[feeType]);
  const base = anchor === 'PRICE' ? toCents(amount) - buyerPart : toCents(amount) + total - buyerPart;
  return base <= 0 ? null : { priceNoFees: toEuros(base), commissionRate: rateOf(total, base) };
}

/** How the fees were given: as a rate in percent, or as a sum in euros that stays whoever pays it. */
export type FeeBasis = { kind: 'RATE'; rate: number } | { kind: 'AMOUNT'; fees: number };

const MOST_RATE = 100;
/** A rate is typed with two decimals at most; a third one gave way to make an amount right to the cent, or comes of a sum. */
const TYPED_DECIMALS = 2;

/** How the fees of a saved price were given, as far as its rate tells. */
export function feeBasisOf({ priceNoFees, commissionRate }: PriceTerms, feeType: FeeType): FeeBasis {
  const rate = Number(commissionRate.toFixed(TYPED_DECIMALS));
  const [sum, sumAtRate] = [commissionRate, rate].map(
    (each) => computeFees({ priceNoFees, commissionRate: each, feeType }).fees,
  ) as [number, number];
  if (Math.abs(toCents(sum) - toCents(sumAtRate)) <= 1) return { kind: 'RATE', rate };
  return { kind: 'AMOUNT', fees: sum };
}

/**
 * The terms that make the anchored amount what was typed, in euros, with the fees as they were given. Null when no price
 * does: the fees would take all of it, or more than the price itself.
 */
export function termsFrom(anchor: PriceAnchor, amount: number, feeType: FeeType, basis: FeeBasis): PriceTerms | null {
  if (basis.kind === 'RATE') return termsFromAmount(anchor, amount, { feeType, commissionRate: basis.rate });
  const terms = termsFromFees(anchor, amount, basis.fees, feeType);
  return terms && terms.commissionRate <= MOST_RATE ? terms : null;
}
