import { toCents, toEuros } from '../../common/money';
import { computeFees, type Fees } from './fees';
import { termsFrom, type FeeBasis, type Payers, type PriceAnchor, type PriceTerms } from './price-terms';

/** Euros: prices from `from` on are rounded to `step`. */
const STEPS = [
  { from: 100_000, step: 1_000 },
  { from: 10_000, step: 100 },
  { from: 0, step: 10 },
] as const;

/** The round amounts on either side of one, in euros, the lower first; none for what is round, or nothing. */
export function roundAmounts(amount: number): number[] {
  const cents = toCents(amount);
  const { step } = STEPS.find(({ from }) => amount >= from) ?? { step: 10 };
  const unit = toCents(step);
  if (cents <= 0 || cents % unit === 0) return [];
  const below = Math.floor(cents / unit) * unit;
  return [below, below + unit].filter((each) => each > 0).map(toEuros);
}

/** A round price or net to seller, and what it makes of the rest. */
export interface Rounding {
  /** Euros. */
  amount: number;
  terms: PriceTerms;
  fees: Fees;
  /** Value that is adjusted: the fees, or the other amount when the fees are fixed. */
  gives: 'FEES' | PriceAnchor;
}

/** A sum stays, and so does having no fees at all. */
const isFixed = (basis: FeeBasis): boolean => basis.kind === 'AMOUNT' || basis.rate === 0;

/** The fees in euros once an amount is round: as they were, or what lies between the price and the net to seller. */
function feesAt(which: PriceAnchor, amount: number, fees: Fees, basis: FeeBasis): number {
  if (isFixed(basis)) return fees.fees;
  const [price, net] = which === 'PRICE' ? [amount, fees.netToSeller] : [fees.price, amount];
  return toEuros(toCents(price) - toCents(net));
}

/**
 * The ways of making an amount of a sale round, to the cent. Fees given as a rate give way, and the other amount, promised
 * to the seller or advertised, stays; fees given as a sum stay, and the other amount gives way. A way that would use up
 * the fees, or leave nothing to the seller, is none.
 */
export function roundingsOf(
  which: PriceAnchor,
  { fees, payers, basis }: { fees: Fees; payers: Payers; basis: FeeBasis },
): Rounding[] {
  const other: PriceAnchor = which === 'PRICE' ? 'NET' : 'PRICE';
  const gives = isFixed(basis) ? other : 'FEES';
  return roundAmounts(which === 'PRICE' ? fees.price : fees.netToSeller).flatMap((amount) => {
    const sum = feesAt(which, amount, fees, basis);
    if (gives === 'FEES' && sum <= 0) return [];
    const terms = termsFrom(which, amount, payers, { kind: 'AMOUNT', fees: sum });
    return terms ? [{ amount, terms, fees: computeFees({ ...payers, ...terms }), gives }] : [];
  });
}
