import type { LegalRule } from '../../law/legal-rule';
import type { EnergyLabel } from '../property.enums';
import type { Placed } from '../../commune/territory';
import { isOverseas } from './overseas';

/** Classes to which a law applies from a day on. */
export type ClassCalendar = LegalRule<readonly EnergyLabel[]>;

/** First ISO day on which a calendar applies to a class; null without one. */
export const boundFrom = ({ periods }: ClassCalendar, label: EnergyLabel): string | null =>
  periods.find(({ value }) => value.includes(label))?.since ?? null;

export const LETTING_FORBIDDEN: ClassCalendar = {
  rule: 'Energy classes of dwellings that may not be let',
  source: 'loi 89-462 du 6 juillet 1989, art. 6; loi 2021-1104 du 22 août 2021, art. 160',
  checked: '2026-11-24',
  periods: [
    { since: '2025-01-01', value: ['G'] },
    { since: '2028-01-01', value: ['F', 'G'] },
    { since: '2034-01-01', value: ['E', 'F', 'G'] },
  ],
};

export const LETTING_FORBIDDEN_OVERSEAS: ClassCalendar = {
  rule: 'Energy classes of dwellings that may not be let in Guadeloupe, Martinique, Guyane, La Réunion and Mayotte',
  source: 'loi 89-462 du 6 juillet 1989, art. 6; loi 2021-1104 du 22 août 2021, art. 160',
  checked: '2026-11-24',
  periods: [
    { since: '2028-01-01', value: ['G'] },
    { since: '2031-01-01', value: ['F', 'G'] },
  ],
};

export const AUDIT_DUE: ClassCalendar = {
  rule: 'Energy classes of a house, or of a building of one owner, whose sale asks for an energy audit',
  source: 'CCH, L126-28-1; loi 2021-1104 du 22 août 2021, art. 158; décrets 2022-780 du 4 mai 2022 and 2022-1143',
  checked: '2026-11-24',
  periods: [
    { since: '2023-04-01', value: ['F', 'G'] },
    { since: '2025-01-01', value: ['E', 'F', 'G'] },
    { since: '2034-01-01', value: ['D', 'E', 'F', 'G'] },
  ],
};

/** The government announced a postponement (2028, Mayotte 2030); no such text is known here. */
export const AUDIT_DUE_OVERSEAS: ClassCalendar = {
  rule: 'The same in Guadeloupe, Martinique, Guyane, La Réunion and Mayotte',
  source: 'CCH, L126-28-1; loi 2021-1104 du 22 août 2021, art. 158 (dates to be held against the text in force)',
  checked: '2026-11-24',
  periods: [
    { since: '2024-07-01', value: ['F', 'G'] },
    { since: '2028-01-01', value: ['E', 'F', 'G'] },
  ],
};

const calendarOf = (place: Placed, mainland: ClassCalendar, overseas: ClassCalendar): ClassCalendar =>
  isOverseas(place) ? overseas : mainland;

/** First day (ISO) on which dwellings of this class may not be let; null for none. */
export const lettingForbiddenFrom = (label: EnergyLabel | null, place: Placed): string | null =>
  label === null ? null : boundFrom(calendarOf(place, LETTING_FORBIDDEN, LETTING_FORBIDDEN_OVERSEAS), label);

/** `day` is ISO. True when a dwelling of this class may not be let on that day. */
export function isLettingForbidden(label: EnergyLabel | null, place: Placed, day: string): boolean {
  const from = lettingForbiddenFrom(label, place);
  return from !== null && day >= from;
}

/** First day (ISO) on which a sale of this class requires an energy audit; null for none. */
export const auditDueFrom = (label: EnergyLabel | null, place: Placed): string | null =>
  label === null ? null : boundFrom(calendarOf(place, AUDIT_DUE, AUDIT_DUE_OVERSEAS), label);
