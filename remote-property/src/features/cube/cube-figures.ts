import type { CubeMeasure } from '@pignon/shared/domain/property/analysis/dimensions';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import { formatEuro, formatNumber, formatPrice } from '@pignon/shared/i18n';

/** Shades of a cell, from 1; 0 is none. */
const SHADES = 5;

/** Formats a measure: a count, or euros without cents, per month when only lettings are counted. */
export function writeMeasure(measure: CubeMeasure, value: number, transaction: TransactionType | null): string {
  if (measure === 'count') return formatNumber(value);
  const euros = Math.round(value);
  return measure === 'medianPricePerSquareMetre' ? formatEuro(euros) : formatPrice(euros, transaction);
}

/**
 * Shades values from 1 to 5. Sums are scaled by square root against the maximum, so that small cells differ; medians
 * linearly from minimum to maximum.
 */
export function shadesOf(measure: CubeMeasure, values: readonly (number | null)[]): (value: number | null) => number {
  const known = values.filter((value) => value !== null);
  const sums = measure === 'count' || measure === 'total';
  const [low, high] = [sums ? 0 : known.reduce((a, b) => Math.min(a, b), Infinity), Math.max(0, ...known)];
  return (value) => {
    if (value === null || value < low || high <= low) return 0;
    const share = (value - low) / (high - low);
    return Math.max(1, Math.ceil((sums ? Math.sqrt(share) : share) * SHADES));
  };
}
