import { byTime, type DateTime } from '../../common/date-time';
import type { DuplicateReason } from './duplicates.schema';

/** Maximum number of likely duplicates shown. */
export const MAX_DUPLICATES = 20;

/**
 * Weight of a match: an e-mail belongs to one person, a telephone perhaps to a household, a name in a town to few
 * people, a name to many.
 */
const WEIGHT: Readonly<Record<DuplicateReason, number>> = { EMAIL: 60, PHONE: 50, NAME_AND_CITY: 40, NAME: 20 };
const CERTAIN = 100;

/** Likelihood of being the same person, out of 100. */
export function duplicateScore(reasons: readonly DuplicateReason[]): number {
  return Math.min(
    CERTAIN,
    reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0),
  );
}

interface Scored {
  score: number;
  contact: { id: number; modifiedTime: DateTime };
}

/** Sorts by score, then by last change. */
export function bestDuplicates<Item extends Scored>(found: readonly Item[]): Item[] {
  return [...found]
    .sort((a, b) => b.score - a.score || byTime(b.contact.modifiedTime, a.contact.modifiedTime))
    .slice(0, MAX_DUPLICATES);
}
