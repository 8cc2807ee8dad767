import { addDays, addMonths } from '../common/day';
import type { LegalRule } from '../law/legal-rule';
import { nextTerm, renewsUntil, type Renewable } from './mandate-renewal';
import { isInForce } from './mandate-status';
import type { Mandate } from './mandate.schema';

export const NOTICE_KINDS = ['WITHDRAWAL', 'IRREVOCABILITY', 'RENEWAL'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Older expirations raise no notice, so that an imported register does not raise one per mandate. */
export const NEWS_DAYS = 31;
const REMINDER_OPENS_MONTHS = 3;
const REMINDER_CLOSES_MONTHS = 1;

type Timed = Renewable & Pick<Mandate, 'status' | 'withdrawalUntil' | 'irrevocableUntil' | 'termination'>;

/** True after a mandate's last day. */
export const isOver = ({ status, endDate }: Pick<Mandate, 'status' | 'endDate'>, today: string): boolean =>
  isInForce(status) && endDate !== null && endDate < today;

const isNews = (day: string | null, today: string): day is string =>
  day !== null && day < today && day >= addDays(today, -NEWS_DAYS);

/** True from the end date of a notice on. */
export const isNoticeOver = (
  { status, termination }: Pick<Mandate, 'status' | 'termination'>,
  today: string,
): boolean => isInForce(status) && termination?.kind === 'NOTICE' && termination.effectiveDate <= today;

/**
 * The days between which a consumer is to be reminded of a tacit renewal, both included (code de la consommation, L215-1):
 * three months to one month before the last day on which it can be refused, the term.
 */
export const reminderWindow = (endDate: string) => ({
  opens: addMonths(endDate, -REMINDER_OPENS_MONTHS),
  closes: addMonths(endDate, -REMINDER_CLOSES_MONTHS),
});

/** A renewal letter that does not count when sent today, and the period in which the next one does. */
export interface OutsidePeriod {
  when: 'EARLY' | 'LATE';
  /** The term that the next letter concerns. */
  term: string;
  opens: string;
  closes: string;
}

/**
 * Why a letter about tacit renewal would not count today: it counts from three months to one month before the term
 * (code de la consommation, L215-1). When late, the principal may terminate at any time after the renewal, and the next
 * letter that counts concerns the following term, `term`. Null when it counts, the mandate is not renewed, or the last
 * renewal is past.
 */
export function noticeOutsidePeriod(
  mandate: Renewable & Pick<Mandate, 'termination'>,
  today: string,
): OutsidePeriod | null {
  const { endDate } = mandate;
  if (endDate === null || renewsUntil(mandate) === null) return null;
  const now = reminderWindow(endDate);
  if (today < now.opens) return { when: 'EARLY', term: endDate, ...now };
  if (today <= now.closes) return null;
  const next = nextTerm(mandate);
  return next === null ? null : { when: 'LATE', term: next, ...reminderWindow(next) };
}

export interface Notice {
  kind: NoticeKind;
  /** Day of the deadline; an extension changes it. */
  about: string;
}

/** Lists today's deadlines of a running mandate; `consumer` when a principal is a private person. */
export function noticesOf(mandate: Timed, consumer: boolean, today: string): Notice[] {
  if (!isInForce(mandate.status) || isOver(mandate, today)) return [];
  const { endDate, withdrawalUntil, irrevocableUntil } = mandate;
  const notices: Notice[] = [];
  if (isNews(withdrawalUntil, today)) notices.push({ kind: 'WITHDRAWAL', about: withdrawalUntil });
  if (isNews(irrevocableUntil, today)) notices.push({ kind: 'IRREVOCABILITY', about: irrevocableUntil });
  if (consumer && endDate !== null && renewsUntil(mandate) !== null) {
    const { opens, closes } = reminderWindow(endDate);
    if (opens <= today && today <= closes) notices.push({ kind: 'RENEWAL', about: endDate });
  }
  return notices;
}

export const RENEWAL_REMINDER_LAW: LegalRule<{ opens: number; closes: number }> = {
  rule: 'Months before the term between which a consumer is reminded of a tacit renewal',
  source: 'code de la consommation, L215-1 (ordonnance 2016-301 du 14 mars 2016)',
  checked: '2026-11-24',
  periods: [{ since: '2016-07-01', value: { opens: REMINDER_OPENS_MONTHS, closes: REMINDER_CLOSES_MONTHS } }],
};
