import type { Reason } from '@pignon/shared/domain/matching/matching.schema';

interface Judged {
  reasons: readonly Reason[];
}

/** How many of the things asked for are not even nearly met. */
export const misses = (reasons: readonly Reason[]): number =>
  reasons.filter(({ verdict }) => verdict === 'MISS').length;

/** Those that miss nothing, and the near misses, each in the order of their rank. */
export function grouped<Item extends Judged>(ranked: readonly Item[]): { suiting: Item[]; near: Item[] } {
  return {
    suiting: ranked.filter(({ reasons }) => misses(reasons) === 0),
    near: ranked.filter(({ reasons }) => misses(reasons) > 0),
  };
}
