import { addDays, dayOf } from '../../common/day';
import type { TransactionType } from '../property.enums';
import type { Facet } from './dimensions';

const RENT_EDGES = [0, 400, 500, 600, 700, 800, 1000, 1250, 1500, 2000, 3000];
const SALE_EDGES = [
  0, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 750_000, 1_000_000,
  1_500_000,
];
/** Bands for rents and prices together: rents end where prices begin. */
const MIXED_EDGES = [0, 500, 750, 1000, 1500, 5000, ...SALE_EDGES.slice(1)];

const HOME_EDGES = [0, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 500];
const LAND_EDGES = [0, 100, 250, 500, 1000, 2000, 5000, 10_000, 50_000];

/** Lower bounds of the bands of a range, the last one open; null without bands. */
export function bandEdges(facet: Facet, transactionType: TransactionType | undefined): readonly number[] | null {
  if (facet === 'homeSize') return HOME_EDGES;
  if (facet === 'landSize') return LAND_EDGES;
  if (facet !== 'price') return null;
  if (transactionType === undefined) return MIXED_EDGES;
  return transactionType === 'SALE' ? SALE_EDGES : RENT_EDGES;
}

/** First day of a creation period of `days` calendar days, today included; that of one day begins yesterday. */
export const addedSince = (days: number): string => addDays(dayOf(), days === 1 ? -1 : 1 - days);

/** Distance between bands: amounts and areas have two decimals. */
const STEP = 0.01;

export interface Band {
  min: number;
  max?: number;
}

/** Band by index of its edges; both ends inclusive. */
export function bandAt(edges: readonly number[], index: number): Band {
  const next = edges[index + 1];
  const min = edges[index] ?? 0;
  return next === undefined ? { min } : { min, max: Math.round((next - STEP) * 100) / 100 };
}
