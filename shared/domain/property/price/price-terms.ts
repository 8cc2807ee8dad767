import { roundHalfUp, toCents, toEuros } from '../../common/money';
import { buyerCents, buyerShareOf, shortestPercent, type FeeTerms } from './fee-terms';
import { computeFees } from './fees';

/** The amount that stays while others are computed: net to seller, or displayed price. */
export type PriceAnchor = 'NET' | 'PRICE';

/** Stored price of a sale; all else follows from it and the payer. */
export interface PriceTerms {
  priceNoFees: number;
  commissionRate: number;
  commissionAmount: number | null;
}

/** Payers of the fees, and the stored rate. */
export type Payers = Pick<FeeTerms, 'feeType' | 'buyerShare' | 'commissionRate'>;

const amountOf = (anchor: PriceAnchor, payers: Payers, terms: PriceTerms): number => {
  const { price, netToSeller } = computeFees({ ...payers, ...terms });
  return toCents(anchor === 'PRICE' ? price : netToSeller);
};

/** Fees in cents from one party's part: the buyer's where the price stays, else the seller's. */
function feesOfPart(anchor: PriceAnchor, part: number, payers: Payers): number {
  const buyers = buyerShareOf(payers) / 100;
  const about = roundHalfUp(part / (anchor === 'PRICE' ? buyers : 1 - buyers));
  const partOf = (fees: number) => (anchor === 'PRICE' ? buyerCents(fees, payers) : fees - buyerCents(fees, payers));
  return [about, about - 1, about + 1].find((fees) => partOf(fees) === part) ?? about;
}

/**
 * Terms that give the typed anchor amount, to the cent, at a rate. If no price in cents fits exactly, the rate changes
 * by less than is shown. Null when none does: a seller cannot pay 100 %.
 */
export function termsFromAmount(anchor: PriceAnchor, amount: number, payers: Payers): PriceTerms | null {
  const { commissionRate } = payers;
  const share = buyerShareOf(payers) / 100;
  const amountCents = toCents(amount);
  const factor = anchor === 'PRICE' ? 1 + (commissionRate / 100) * share : 1 - (commissionRate / 100) * (1 - share);
  if (factor <= 0) return null;
  const base = roundHalfUp(amountCents / factor);
  const terms = { priceNoFees: toEuros(base), commissionRate, commissionAmount: null };
  if (base === 0 || amountOf(anchor, payers, terms) === amountCents) return terms;
  return { ...terms, commissionRate: shortestPercent(feesOfPart(anchor, Math.abs(amountCents - base), payers), base) };
}

/** Terms that give the typed fees, to the cent, with the anchor amount unchanged; null when nothing is left of it. */
export function termsFromFees(anchor: PriceAnchor, amount: number, fees: number, payers: Payers): PriceTerms | null {
  const total = toCents(fees);
  const buyerPart = buyerCents(total, payers);
  const base = anchor === 'PRICE' ? toCents(amount) - buyerPart : toCents(amount) + total - buyerPart;
  if (base <= 0) return null;
  return { priceNoFees: toEuros(base), commissionRate: payers.commissionRate, commissionAmount: toEuros(total) };
}

/** Basis of the fees: a rate in percent, or a fixed amount in euros for whichever payer. */
export type FeeBasis = { kind: 'RATE'; rate: number } | { kind: 'AMOUNT'; fees: number };

/** Maximum decimals of a typed rate; a third one results from rounding to the cent, or from a sum. */
const TYPED_DECIMALS = 2;

/** Finds the basis of a saved price's fees: an amount when stored, or when no rate could yield it. */
export function feeBasisOf({ priceNoFees, commissionRate, commissionAmount }: PriceTerms): FeeBasis {
  if (commissionAmount !== null) return { kind: 'AMOUNT', fees: commissionAmount };
  const rate = Number(commissionRate.toFixed(TYPED_DECIMALS));
  const [sum, sumAtRate] = [commissionRate, rate].map(
    (each) => computeFees({ priceNoFees, commissionRate: each, feeType: 'BUYER' }).fees,
  ) as [number, number];
  if (Math.abs(toCents(sum) - toCents(sumAtRate)) <= 1) return { kind: 'RATE', rate };
  return { kind: 'AMOUNT', fees: sum };
}

/** Terms that give the typed anchor amount in euros with the given fees. Null when the fees would take all of it. */
export function termsFrom(anchor: PriceAnchor, amount: number, payers: Payers, basis: FeeBasis): PriceTerms | null {
  if (basis.kind === 'RATE') return termsFromAmount(anchor, amount, { ...payers, commissionRate: basis.rate });
  const terms = termsFromFees(anchor, amount, basis.fees, payers);
  return terms && toCents(basis.fees) <= toCents(terms.priceNoFees) ? terms : null;
}
