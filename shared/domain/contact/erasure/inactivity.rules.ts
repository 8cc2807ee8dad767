import { addMonths } from '../../common/day';
import { latestValue, type LegalRule } from '../../law/legal-rule';
import type { FieldProblem } from '../../common/problem';
import type { ContactType } from '../contact.enums';
import type { ReviewDecision, ReviewInput } from './review.schema';

export const PROSPECT_INACTIVITY: LegalRule<number> = {
  rule: 'Months without a sign of a prospect after which their data are reviewed',
  source:
    'RGPD, art. 5 § 1 e; CNIL, référentiel relatif à la gestion commerciale (délibération 2021-131 du 23 septembre 2021)',
  checked: '2026-11-24',
  periods: [{ since: '2018-05-25', value: 36 }],
};
const SILENCE_MONTHS = latestValue(PROSPECT_INACTIVITY);

/** Types of private persons; notaries, partners and suppliers are kept while in business. */
export const REVIEWED_TYPES: readonly ContactType[] = ['CUSTOMER', 'OWNER', 'TENANT'];

/**
 * Signs of an active relation, each with its day: creation, consent, a call, message or meeting that took place, a
 * visit not cancelled, an answer to a proposal, a mandate until its term. Notes, tasks and system texts do not count,
 * nor does a followed link: mail scanners follow it too.
 */
export const SIGN_KINDS = ['CREATED', 'CONSENT', 'CALL', 'EMAIL', 'MEETING', 'VISIT', 'ANSWER', 'MANDATE'] as const;
export interface Sign {
  kind: (typeof SIGN_KINDS)[number];
  day: string;
}

/** Last day of activity; null without any. */
export const lastSignOf = (signs: readonly Sign[]): string | null =>
  signs.reduce<string | null>((last, { day }) => (last === null || day > last ? day : last), null);

/** Last day of a sign that makes a contact inactive today. */
export const inactiveSince = (today: string): string => addMonths(today, -SILENCE_MONTHS);

export const isInactive = (lastSign: string, today: string): boolean => lastSign <= inactiveSince(today);

/** Months until each decision is reviewed; KEEP lasts as long as stated. */
const LASTING_MONTHS: Readonly<Record<ReviewDecision, number>> = { KEEP: SILENCE_MONTHS, ASK: 2, ARCHIVE: 12 };

/** The day on which a decision ends. */
export function decidedUntil({ decision, until }: ReviewInput, today: string): string {
  return decision === 'KEEP' && until !== undefined ? until : addMonths(today, LASTING_MONTHS[decision]);
}

/** Why a decision may not be taken, or null: keeping needs a reason and an end, at most three years ahead. */
export function reviewProblem(review: ReviewInput, today: string): FieldProblem | null {
  if (review.decision !== 'KEEP') return null;
  if (review.reason.trim() === '') return { path: 'reason', message: 'Dites pourquoi ces données sont gardées.' };
  const until = decidedUntil(review, today);
  if (until <= today) return { path: 'until', message: 'La date de fin doit être à venir.' };
  if (until > addMonths(today, SILENCE_MONTHS))
    return { path: 'until', message: 'Des données ne se gardent pas plus de trois ans sans nouvel examen.' };
  return null;
}
