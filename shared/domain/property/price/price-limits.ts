import { toCents } from '../../common/money';
import type { FeeTerms } from './fee-terms';

/** Percent: fees take less than the whole price. */
const WHOLE = 100;

/** Field of the fees that messages refer to: rate or amount. */
export const feeField = ({ commissionAmount }: Pick<FeeTerms, 'commissionAmount'>) =>
  commissionAmount == null ? 'commissionRate' : 'commissionAmount';

/** True for an amount that is no price and no rent: nothing, or less. */
export const isNoPrice = (euros: number | null | undefined): boolean => typeof euros === 'number' && euros <= 0;

export const NO_PRICE = 'Le prix doit être supérieur à 0\u00a0€.';
export const NO_RENT = 'Le loyer doit être supérieur à 0\u00a0€.';

/**
 * Why fees are none that can be agreed, as a French sentence, or null: a rate from 100 % on, or a sum that is as much as the
 * price without fees, in euros (null while that is not known).
 */
export function feeProblem(priceNoFees: number | null, terms: FeeTerms): string | null {
  const { commissionRate, commissionAmount } = terms;
  if (commissionAmount == null)
    return commissionRate >= WHOLE ? 'Le taux d’honoraires doit être inférieur à 100\u00a0%.' : null;
  // a form asks of what is being typed, too, which may be no number yet
  if (typeof priceNoFees !== 'number' || typeof commissionAmount !== 'number') return null;
  return toCents(commissionAmount) < toCents(priceNoFees)
    ? null
    : 'Les honoraires doivent être inférieurs au prix hors honoraires.';
}
