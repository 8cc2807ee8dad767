import type { CardKind } from '../agency/agency.enums';
import type { LegalRule } from '../law/legal-rule';

/** Maximum duration in months; management mandates have their own. */
export const MAX_MONTHS = 120;

/**
 * Maximum duration in months, renewals included. The law requires a limit without stating one (loi 70-9, art. 7), so
 * both are the product's: three years for sale or letting, ten for management, where yearly tacit renewal up to ten
 * years is common.
 */
export const longestMonths = (register: CardKind): number => (register === 'G' ? MAX_MONTHS : 36);

export const limitSentence = (register: CardKind): string => `Un mandat est limité à ${longestMonths(register)} mois`;

export const LIMITED_TIME_LAW: LegalRule<string> = {
  rule: 'How a mandate is limited in time',
  source:
    'loi 70-9 du 2 janvier 1970, art. 7; CA Paris, 31 May 2002 and 6 April 2022 (20/00010): renewal without an end is void',
  checked: '2026-11-25',
  periods: [{ since: null, value: 'an end that is agreed on, renewals included; no length is named' }],
};
/** Default duration. */
export const DEFAULT_DURATION_MONTHS = 3;
/** Maximum months of irrevocability: exclusivity, penalty clause (décret 72-678, art. 78). */
export const IRREVOCABLE_MONTHS = 3;
/** Days to withdraw from a mandate signed off-premises, from the day after signature (code de la consommation, L221-18). */
export const WITHDRAWAL_DAYS = 14;
/** Oldest signature in days: an older one is a typing error, as paper signatures are entered soon. */
export const OLDEST_SIGNATURE_DAYS = 366;
/** Maximum distance in days of the effective date from today. */
export const MAX_START_DAYS = 366;

export const IRREVOCABLE_LAW: LegalRule<number> = {
  rule: 'Months after which either party may end a mandate with exclusivity or a penalty clause, with 15 days of notice',
  source: 'décret 72-678 du 20 juillet 1972, art. 78',
  checked: '2026-11-24',
  periods: [{ since: null, value: IRREVOCABLE_MONTHS }],
};

export const WITHDRAWAL_LAW: LegalRule<number> = {
  rule: 'Days to withdraw from a mandate signed off-premises or at a distance, from the day after, to the next working day',
  source: 'code de la consommation, L221-18 and L221-19 (loi 2014-344 du 17 mars 2014)',
  checked: '2026-11-24',
  periods: [{ since: '2014-06-14', value: WITHDRAWAL_DAYS }],
};
/**
 * Minimum days between notice and end of a mandate (décret 72-678, art. 78, al. 2: "quinze jours au moins à l'avance"),
 * counted from the first presentation of the letter.
 */
export const NOTICE_DAYS = 15;

export const NOTICE_LAW: LegalRule<number> = {
  rule: 'Days between the first presentation of a letter of notice and the end of the mandate, at least',
  source: 'décret 72-678 du 20 juillet 1972, art. 78, al. 2',
  checked: '2026-11-24',
  periods: [{ since: null, value: NOTICE_DAYS }],
};
