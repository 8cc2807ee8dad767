import { toCents, toEuros } from '../../common/money';
import { computeFees, type Fees } from './fees';
import { termsFrom, type FeeBasis, type Payers, type PriceAnchor, type PriceTerms } from './price-terms';

/** Euros: prices from `from` on are rounded to `step`. */
const STEPS = [
  { from: 100_000, step: 1_000 },
  { from: 10_000, step: 100 },
  { from: 0, step: 10 },
] as const;

/** Round amounts around one, in euros, the lower first; none for a round amount or 0. */
export function roundAmounts(amount: number): number[] {
  const cents = toCents(amount);
  const { step } = STEPS.find(({ from }) => amount >= from) ?? { step: 10 };
  const unit = toCents(step);
  if (cents <= 0 || cents % unit === 0) return [];
  const below = Math.floor(cents / unit) * unit;
  return [below, below + unit].filter((each) => each > 0).map(toEuros);
}

/** A rounded price or net to seller, with its effect on the others. */
export interface Rounding {
  /** Euros. */
  amount: number;
  terms: PriceTerms;
  fees: Fees;
  /** Value that is adjusted: the fees, or the other amount when the fees are fixed. */
  gives: 'FEES' | PriceAnchor;
}

/** A fixed sum stays, and so does "no fees". */
const isFixed = (basis: FeeBasis): boolean => basis.kind === 'AMOUNT' || basis.rate === 0;

/** Fees in euros after rounding an amount: unchanged, or the difference of price and net to seller. */
function feesAfterRounding(which: PriceAnchor, amount: number, fees: Fees, basis: FeeBasis): number {
  if (isFixed(basis)) return fees.fees;
  const [price, net] = which === 'PRICE' ? [amount, fees.netToSeller] : [fees.price, amount];
  return toEuros(toCents(price) - toCents(net));
}

/**
 * Options to round an amount of a sale, to the cent. Fees as a rate are adjusted, and the other amount stays; fees as a
 * sum stay, and the other amount is adjusted. Options without fees or without net amount are omitted.
 */
export function roundingsOf(
  which: PriceAnchor,
  { fees, payers, basis }: { fees: Fees; payers: Payers; basis: FeeBasis },
): Rounding[] {
  const other: PriceAnchor = which === 'PRICE' ? 'NET' : 'PRICE';
  const gives = isFixed(basis) ? other : 'FEES';
  return roundAmounts(which === 'PRICE' ? fees.price : fees.netToSeller).flatMap((amount) => {
    const sum = feesAfterRounding(which, amount, fees, basis);
    if (gives === 'FEES' && sum <= 0) return [];
    const terms = termsFrom(which, amount, payers, { kind: 'AMOUNT', fees: sum });
    return terms ? [{ amount, terms, fees: computeFees({ ...payers, ...terms }), gives }] : [];
  });
}
