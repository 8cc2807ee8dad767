import type { Reason } from '@pignon/shared/domain/matching/matching.schema';

interface RankedReasons {
  reasons: readonly Reason[];
}

/** Counts missed criteria. */
export const misses = (reasons: readonly Reason[]): number =>
  reasons.filter(({ verdict }) => verdict === 'MISS').length;

/** Splits ranked items into matches without a miss and near misses, each in rank order. */
export function grouped<Item extends RankedReasons>(ranked: readonly Item[]): { suiting: Item[]; near: Item[] } {
  return {
    suiting: ranked.filter(({ reasons }) => misses(reasons) === 0),
    near: ranked.filter(({ reasons }) => misses(reasons) > 0),
  };
}
