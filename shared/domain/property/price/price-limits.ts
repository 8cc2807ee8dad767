import { toCents } from '../../common/money';
import type { FeeTerms } from './fee-terms';

/** 100%: fees must be less than the price. */
const WHOLE = 100;

/** Field of the fees that messages refer to: rate or amount. */
export const feeField = ({ commissionAmount }: Pick<FeeTerms, 'commissionAmount'>) =>
  commissionAmount == null ? 'commissionRate' : 'commissionAmount';

/** True for zero and negative amounts. */
export const isNoPrice = (euros: number | null | undefined): boolean => typeof euros === 'number' && euros <= 0;

export const NO_PRICE = 'Le prix doit être supérieur à 0\u00a0€.';
export const NO_RENT = 'Le loyer doit être supérieur à 0\u00a0€.';

/**
 * Why fees are invalid, as a French sentence, or null: a rate of 100 % or more, or a sum of at least the price without
 * fees in euros (null when unknown).
 */
export function feeProblem(priceNoFees: number | null, terms: FeeTerms): string | null {
  const { commissionRate, commissionAmount } = terms;
  if (commissionAmount == null)
    return commissionRate >= WHOLE ? 'Le taux d’honoraires doit être inférieur à 100\u00a0%.' : null;
  // a form also passes unfinished input
  if (typeof priceNoFees !== 'number' || typeof commissionAmount !== 'number') return null;
  return toCents(commissionAmount) < toCents(priceNoFees)
    ? null
    : 'Les honoraires doivent être inférieurs au prix hors honoraires.';
}
