import { toCents, toEuros } from '../common/money';
import type { TransactionType } from '../property/property.enums';
import type { FeeStep } from './agency.schema';

/**
 * Maximum fee of the agency's scale in euros including VAT, for a price without fees (letting: a year's rent without
 * charges): that of the lowest step reached; null without one.
 */
export function highestFee(scale: readonly FeeStep[], kind: TransactionType, price: number): number | null {
  const limit = (step: FeeStep) => step.upTo ?? Infinity;
  const [step] = scale
    .filter((candidate) => candidate.kind === kind && price <= limit(candidate))
    .sort((a, b) => limit(a) - limit(b));
  if (!step) return null;
  if (step.percent === null) return step.amount;
  return toEuros(Math.round((toCents(price) * step.percent) / 100));
}
