import { toCents, toEuros } from '../common/money';
import type { Mandate } from './mandate.schema';
import { saleFees } from './sale-fees';

const WHOLE = 100;

export interface FeeSplit {
  /** Total fees including VAT, in euros. */
  whole: number;
  ours: number;
  /** Share of the delegating agency. */
  theirs: number;
}

/** Total fees of a mandate, in euros including VAT; null while price or letting fees are not agreed. */
function allFees(mandate: Mandate): number | null {
  if (mandate.transactionType === 'SALE') return saleFees(mandate)?.fees ?? null;
  const { letting } = mandate;
  if (letting === null) return null;
  const cents = [letting.landlordFee, letting.negotiationFee, letting.tenantFee].map((fee) => toCents(fee ?? 0));
  return toEuros(cents.reduce((sum, fee) => sum + fee, 0));
}

/**
 * Splits the fees of a delegation between two agencies, to the cent; null for any other mandate, and while not agreed.
 */
export function feeSplit(mandate: Mandate): FeeSplit | null {
  const { partner } = mandate;
  const whole = partner === null ? null : allFees(mandate);
  if (partner === null || whole === null) return null;
  const ours = Math.round((toCents(whole) * partner.feeShare) / WHOLE);
  return { whole, ours: toEuros(ours), theirs: toEuros(toCents(whole) - ours) };
}
