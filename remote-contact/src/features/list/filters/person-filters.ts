import { CONSENT_ANSWERS } from '@pignon/shared/domain/contact/contact.enums';
import type { StateOf } from '@pignon/shared/router';
import { ANY, FOLLOW_UPS, SILENCES, type CONTACT_LIST } from '../contact-list';

type Filters = StateOf<typeof CONTACT_LIST>['filters'];

/** Filters in the drawer: data of people beyond the list's columns. */
export const PERSON_FILTERS = ['cities', 'source', 'silence', 'mail', 'followUp'] as const;
export type PersonFilters = Pick<Filters, (typeof PERSON_FILTERS)[number]>;

export const NO_PERSON_FILTER: PersonFilters = { cities: [], source: null, silence: ANY, mail: ANY, followUp: ANY };

/** Filters with a single choice. */
export const CHOICES = {
  followUp: [ANY, ...FOLLOW_UPS],
  mail: [ANY, ...CONSENT_ANSWERS],
  silence: [ANY, ...SILENCES],
} as const satisfies { [Name in 'followUp' | 'mail' | 'silence']: readonly Filters[Name][] };
export type Choice = keyof typeof CHOICES;

/** Counts the active filters. */
export function countOf({ cities, source, silence, mail, followUp }: PersonFilters): number {
  const activeFilters = [cities.length > 0, source !== null, silence !== ANY, mail !== ANY, followUp !== ANY];
  return activeFilters.filter(Boolean).length;
}
