import type { Match } from './matcher';
import type { Reason } from './matching.schema';

export interface Ranked<Item> {
  item: Item;
  rank: number;
  score: number;
  reasons: Reason[];
}

/**
 * Sorts by score, then by fewest missed criteria, then in the given order. `strict` drops those with a missed
 * criterion.
 */
export function rankAll<Item>(
  items: readonly Item[],
  matchOf: (item: Item) => Match,
  { strict = false, limit = Infinity }: { strict?: boolean; limit?: number } = {},
): Ranked<Item>[] {
  const matched = items.map((item) => ({ item, match: matchOf(item) }));
  const matches = strict ? matched.filter(({ match }) => match.misses === 0) : matched;
  matches.sort((a, b) => b.match.score - a.match.score || a.match.misses - b.match.misses);
  return matches
    .slice(0, limit)
    .map(({ item, match: { score, reasons } }, index) => ({ item, rank: index + 1, score, reasons }));
}
