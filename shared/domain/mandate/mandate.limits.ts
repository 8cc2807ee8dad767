/** A mandate is limited in time (décret 72-678); nobody signs for longer than this at once. */
export const MAX_DURATION_MONTHS = 36;
/** What a mandate lasts when nothing else was said. */
export const DEFAULT_DURATION_MONTHS = 3;
/** How long exclusivity or a penalty clause may bind at most (décret 72-678, art. 78). */
export const IRREVOCABLE_MONTHS = 3;
/** Days to withdraw from a mandate signed off-premises, from the day after signature (code de la consommation, L221-18). */
export const WITHDRAWAL_DAYS = 14;
/** A signature on paper is entered soon; one older than this is a slip of the hand. */
export const OLDEST_SIGNATURE_DAYS = 366;
/** How far from today, either way, a mandate may take effect. */
export const FARTHEST_START_DAYS = 366;
