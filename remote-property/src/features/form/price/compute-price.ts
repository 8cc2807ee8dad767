import { HALF } from '@pignon/shared/domain/property/price/fee-terms';
import { computeFees, type Fees } from '@pignon/shared/domain/property/price/fees';
import { feeProblem } from '@pignon/shared/domain/property/price/price-limits';
import {
  feeBasisOf,
  type FeeBasis,
  type Payers,
  type PriceAnchor,
  type PriceTerms,
} from '@pignon/shared/domain/property/price/price-terms';
import type { FeeType } from '@pignon/shared/domain/property/property.enums';

const WHOLE = 100;

/** Current values of the form: numbers, or unreadable text. */
export interface PriceInputs {
  price: unknown;
  rate: unknown;
  /** The fees as a sum. */
  sum: unknown;
  /** The buyer's, in percent. */
  share: unknown;
  /** Null while the payer is unknown. */
  feeType: FeeType | null;
}
export type PriceEdit = Pick<PriceInputs, 'price' | 'rate' | 'sum'>;

/** Last computed amounts, the anchor amount and how the fees were given; valid while the form still holds them. */
export interface PriceIntent {
  anchor: PriceAnchor;
  amount: number | null;
  basis: FeeBasis;
  written: PriceEdit;
}

export interface ComputedPrice {
  currentInputs: PriceInputs;
  payers: Payers;
  /** Null while there is no price, or no rate to reckon with. */
  fees: Fees | null;
  anchor: PriceAnchor;
  amount: number | null;
  basis: FeeBasis;
}

export const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= WHOLE;
export const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

function termsOf({ price, rate, sum }: PriceInputs): PriceTerms | null {
  const isSum = isAmount(sum);
  if (typeof price !== 'number' || (!isSum && !isPercent(rate))) return null;
  return { priceNoFees: price, commissionRate: isPercent(rate) ? rate : 0, commissionAmount: isSum ? sum : null };
}

/** Computes the dependent amounts from the form's values, around the anchor. */
export function computePrice(inputs: PriceInputs, last: PriceIntent | null): ComputedPrice {
  const { price, rate, sum, share, feeType } = inputs;
  const terms = termsOf(inputs);
  const payers: Payers = {
    // unknown net price: the displayed price counts as price, as when the seller pays
    feeType: feeType ?? 'SELLER',
    commissionRate: isPercent(rate) ? rate : 0,
    buyerShare: isPercent(share) ? share : HALF,
  };
  const saved: FeeBasis = terms ? feeBasisOf(terms) : { kind: 'RATE', rate: payers.commissionRate };
  // values that a draft, a colleague's change or an undo put there are used as they are
  const isCurrent =
    last !== null && last.written.price === price && last.written.rate === rate && last.written.sum === sum;
  const intent = isCurrent
    ? last
    : { anchor: feeType === null ? ('PRICE' as const) : ('NET' as const), amount: null, basis: saved };
  const fees = terms && computeFees({ ...payers, ...terms });
  // while fees are retyped they are incomplete: keeps the last amounts
  const isValid = terms !== null && feeProblem(terms.priceNoFees, { ...payers, ...terms }) === null;
  const amount = fees && isValid ? (intent.anchor === 'PRICE' ? fees.price : fees.netToSeller) : intent.amount;
  return { currentInputs: inputs, payers, fees, anchor: intent.anchor, amount, basis: intent.basis };
}
