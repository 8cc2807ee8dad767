import { addDays, addMonths, daysBetween } from '../common/day';
import type { CardKind } from '../agency/agency.enums';
import { isInForce } from './mandate-status';
import { DEFAULT_DURATION_MONTHS, MAX_MONTHS, longestMonths } from './mandate.limits';
import type { Mandate } from './mandate.schema';

/** Length of each renewal: that of the first term. */
export type Period = { months: number } | { days: number };

/** Facts that renewals are computed from; `endDate` is the current last day. */
export type Renewable = Pick<
  Mandate,
  'type' | 'register' | 'renewal' | 'startDate' | 'endDate' | 'durationMonths' | 'statusHistory' | 'amendments'
>;

/** Whole months between two days; null when there is a remainder. */
function monthsBetween(from: string, to: string): number | null {
  const months = Array.from({ length: MAX_MONTHS }, (_, index) => index + 1);
  return months.find((count) => addMonths(from, count) === to) ?? null;
}

/** Last day as signed; null when a register taken over does not contain it. */
function firstEnd({ statusHistory, amendments, endDate }: Renewable): string | null {
  const signed = statusHistory.find(({ status }) => isInForce(status));
  return signed?.until ?? (amendments.length === 0 ? endDate : null);
}

/** Length of a period; null without valid dates. */
export function periodOf(mandate: Renewable): Period | null {
  const { startDate, durationMonths } = mandate;
  const end = firstEnd(mandate);
  if (end === null) return { months: durationMonths ?? DEFAULT_DURATION_MONTHS };
  if (startDate === null || end <= startDate) return null;
  const months = monthsBetween(startDate, end);
  return months === null ? { days: daysBetween(startDate, end) } : { months };
}

/** Last day of the period after the one ending on `end`, counted from the start so that 30 November stays a 30th. */
function endAfter(startDate: string, end: string, period: Period): string {
  if ('days' in period) return addDays(end, period.days);
  const since = monthsBetween(startDate, end);
  return since === null ? addMonths(end, period.months) : addMonths(startDate, since + period.months);
}

/** Last possible day of a mandate, renewals included: its effects must be limited in time (loi 70-9, art. 7). */
const limitOf = (startDate: string, register: CardKind): string => addMonths(startDate, longestMonths(register));

/**
 * Last days after each tacit renewal, in order; empty without renewal: not agreed, a delegation, or beyond the limit.
 */
function termsAfter(mandate: Renewable): string[] {
  const { type, register, renewal, startDate, endDate } = mandate;
  if (!renewal || type === 'PARTNER' || startDate === null || endDate === null) return [];
  const period = periodOf(mandate);
  if (period === null) return [];
  const terms: string[] = [];
  for (let next = endAfter(startDate, endDate, period); next <= limitOf(startDate, register);) {
    terms.push(next);
    next = endAfter(startDate, next, period);
  }
  return terms;
}

/** Last day after one more tacit renewal; null without renewal. */
export const nextTerm = (mandate: Renewable): string | null => termsAfter(mandate)[0] ?? null;

/** Last day reachable by tacit renewals; null when not renewed. */
export const lastTerm = (mandate: Renewable): string | null => termsAfter(mandate).at(-1) ?? null;

/** Last day after the coming renewal of a running mandate; null when it ends at its term. */
export const renewsUntil = (mandate: Renewable & Pick<Mandate, 'termination'>): string | null =>
  mandate.termination === null ? nextTerm(mandate) : null;

/** The last days of the periods that have begun since the term of a running mandate passed, in order. */
export function renewalsDue(mandate: Renewable & Pick<Mandate, 'termination'>, today: string): string[] {
  const { endDate, termination } = mandate;
  if (endDate === null || endDate >= today || termination !== null) return [];
  const terms = termsAfter(mandate);
  const current = terms.findIndex((term) => term >= today);
  return current < 0 ? terms : terms.slice(0, current + 1);
}

/** Adds renewals until these days to the history; for a register taken over it keeps the first term. */
export function historyWithRenewals(
  { statusHistory, amendments, endDate }: Renewable,
  newTerms: readonly string[],
  writer: { user: string; at: string },
): Mandate['statusHistory'] {
  const signed = statusHistory.findIndex(({ status }) => isInForce(status));
  const known = statusHistory.map((change, index) =>
    index === signed && endDate !== null && amendments.length === 0 ? { until: endDate, ...change } : change,
  );
  return [...known, ...newTerms.map((until) => ({ status: 'RUNNING' as const, ...writer, until }))];
}

/** Why tacit renewal is impossible for these days; null when it is possible. Both days inclusive. */
export function renewalProblem(startDate: string, endDate: string, register: CardKind): string | null {
  // a consumer must be informed at least a month before the term (code de la consommation, L215-1)
  if (addMonths(endDate, -1) <= startDate)
    return 'Une reconduction tacite veut plus d’un mois de durée\u00a0: le mandant s’en informe un mois avant le terme';
  const terms = { type: 'EXCLUSIVE', register, renewal: true, startDate, endDate, durationMonths: null } as const;
  if (nextTerm({ ...terms, statusHistory: [], amendments: [] }) !== null) return null;
  return `Reconduit une fois, ce mandat dépasserait ${longestMonths(register)} mois en tout`;
}
