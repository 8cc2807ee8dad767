import { toCents, toEuros } from '../common/money';
import type { TransactionType } from '../property/property.enums';
import type { FeeStep } from './agency.schema';

/**
 * The most the agency's scale allows, in euros including VAT, for a price without fees (a rental: a yearly rent without
 * charges): of the lowest step that reaches it; null when the scale says nothing of it.
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
