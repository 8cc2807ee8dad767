import { addDays, addMonths } from '../../common/day';
import { latestConsent } from '../../contact/consent';
import type { Contact } from '../../contact/contact.schema';
import type { ReportMailProblem } from './seller-report.enums';

/**
 * Why an owner cannot be sent a report. It accounts for the mandate (décret 72-678, art. 77) and is no advertisement: a
 * refusal of e-mail blocks it, silence does not.
 */
export function reportMailProblem({
  email,
  archived,
  consents,
}: Pick<Contact, 'email' | 'archived' | 'consents'>): ReportMailProblem | null {
  if (archived) return 'ARCHIVED';
  if (!email) return 'NO_EMAIL';
  return latestConsent(consents, 'EMAIL')?.given === false ? 'REFUSED' : null;
}

export const REPORT_PROBLEM_WORDS: Readonly<Record<ReportMailProblem, string>> = {
  ARCHIVED: 'est archivé',
  NO_EMAIL: 'n’a pas d’adresse e-mail',
  REFUSED: 'a refusé les e-mails',
};

/** Proposed period: from the day after the last report, else since on the market, else one month, until `today`. */
export function proposedPeriod(
  { last, since }: { last: string | null; since: string | null },
  today: string,
): { from: string; to: string } {
  const from = last === null ? (since ?? addMonths(today, -1)) : addDays(last, 1);
  return { from: from > today ? today : from, to: today };
}
