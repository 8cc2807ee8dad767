import { legalCases } from '../law/legal-cases';
import { addDays } from './day';
import { isPublicHoliday, workingDayFrom } from './working-day';

const ETALAB = 'data.gouv.fr, « Jours fériés en France » (Etalab), métropole';

/** Easter Monday, Ascension Thursday and Whit Monday as the government publishes them. */
const MOVABLE_HOLIDAYS: readonly (readonly [year: number, easter: string, ascension: string, whit: string])[] = [
  [2024, '04-01', '05-09', '05-20'],
  [2025, '04-21', '05-29', '06-09'],
  [2026, '04-06', '05-14', '05-25'],
  [2027, '03-29', '05-06', '05-17'],
  [2028, '04-17', '05-25', '06-05'],
  [2029, '04-02', '05-10', '05-21'],
  [2030, '04-22', '05-30', '06-10'],
];

const daysOf = (year: number): string[] => Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day));

/** Every holiday of a year, from 1 January to 31 December. */
const holidays = legalCases({
  chapter: 'working days and holidays',
  rule: (year: number) => daysOf(year).filter((day) => day.startsWith(String(year)) && isPublicHoliday(day)),
  cases: MOVABLE_HOLIDAYS.map(([year, ...moving]) => ({
    name: `the holidays of ${year}`,
    input: year,
    expected: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25', ...moving]
      .sort()
      .map((day) => `${year}-${day}`),
    source: `code du travail, L3133-1; ${ETALAB}`,
  })),
});

const rolledCase = (day: string, expected: string, reason: string) => ({
  name: `the first working day from ${day}`,
  input: day,
  expected,
  source: `règlement (CEE) 1182/71, art. 3 § 4, as named by the code de la consommation, L221-19: ${reason}`,
});

const workingDays = legalCases({
  chapter: 'working days and holidays',
  rule: workingDayFrom,
  cases: [
    rolledCase('2024-05-08', '2024-05-10', 'Wednesday 8 May, Thursday 9 May is Ascension, Friday 10'),
    rolledCase('2024-05-18', '2024-05-21', 'Saturday, Whit Sunday, Whit Monday 20 May, Tuesday 21'),
    rolledCase('2024-11-01', '2024-11-04', 'Friday All Saints, week-end, Monday 4'),
    rolledCase('2025-04-19', '2025-04-22', 'Saturday before Easter, Easter Monday 21, Tuesday 22'),
    rolledCase('2025-05-29', '2025-05-30', 'Ascension, Friday 30 is worked'),
    rolledCase('2025-08-15', '2025-08-18', 'Friday Assumption, week-end, Monday 18'),
    rolledCase('2026-05-01', '2026-05-04', 'Friday 1 May, week-end, Monday 4'),
    rolledCase('2026-05-23', '2026-05-26', 'Saturday, Whit Sunday, Whit Monday 25 May, Tuesday 26'),
    rolledCase('2026-07-14', '2026-07-15', 'Tuesday 14 July, Wednesday 15'),
    rolledCase('2026-08-15', '2026-08-17', 'a Saturday that is a holiday, Monday 17'),
    rolledCase('2026-11-24', '2026-11-24', 'a Tuesday that is worked stays'),
    rolledCase('2026-12-25', '2026-12-28', 'Friday Christmas, week-end, Monday 28'),
    rolledCase('2027-01-01', '2027-01-04', 'Friday 1 January, week-end, Monday 4'),
    rolledCase('2027-05-08', '2027-05-10', 'a Saturday that is a holiday, Monday 10'),
    rolledCase('2028-01-01', '2028-01-03', 'a Saturday that is a holiday, Monday 3'),
    rolledCase('2029-12-31', '2029-12-31', 'a Monday that is worked stays'),
    rolledCase('2030-06-08', '2030-06-11', 'Saturday, Whit Sunday, Whit Monday 10 June, Tuesday 11'),
  ],
});

const L3134_13 = 'code du travail, L3134-13';
const L3422_2 = 'code du travail, L3422-2';
const of2027 = (name: string, insee: string, own: readonly string[], source: string) => ({
  name: `the holidays of 2027 in ${name} that are not everywhere`,
  input: { insee, year: 2027 },
  expected: own.map((day) => `2027-${day}`),
  source: `${source}; ${ETALAB.replace('métropole', 'by zone')}`,
});

/** Holidays of a place that the mainland does not have. */
const ownHolidays = legalCases({
  chapter: 'working days and holidays',
  rule: ({ insee, year }: { insee: string; year: number }) =>
    daysOf(year).filter((day) => isPublicHoliday(day, { insee }) && !isPublicHoliday(day)),
  cases: [
    of2027('Strasbourg', '67482', ['03-26', '12-26'], `${L3134_13}: Good Friday, 2 days before Easter on 28 March`),
    of2027('Mulhouse', '68224', ['03-26', '12-26'], L3134_13),
    of2027('Metz', '57463', ['03-26', '12-26'], L3134_13),
    of2027('Belfort', '90010', [], 'not of Alsace-Moselle since 1871'),
    of2027('Nancy', '54395', [], 'not of Alsace-Moselle'),
    of2027('Les Abymes', '97101', ['05-27'], L3422_2),
    of2027('Fort-de-France', '97209', ['05-22'], L3422_2),
    of2027('Cayenne', '97302', ['06-10'], L3422_2),
    of2027('Saint-Denis', '97411', ['12-20'], L3422_2),
    of2027('Mamoudzou', '97611', ['04-27'], L3422_2),
    of2027('Saint-Barthélemy', '97701', ['10-09'], L3422_2),
    of2027('Saint-Martin', '97801', ['05-28'], 'circular of 4 May 2018'),
    of2027('Saint-Pierre', '97502', [], `${L3422_2} does not name it`),
    of2027('Bayonne', '64102', [], 'code du travail, L3133-1'),
  ],
});

const localRolledCase = (postcode: string, day: string, expected: string, reason: string) => ({
  name: `the first working day from ${day} at ${postcode}`,
  input: { postcode, day },
  expected,
  source: `règlement (CEE) 1182/71, art. 2 § 1 and 3 § 4: ${reason}`,
});

const localWorkingDays = legalCases({
  chapter: 'working days and holidays',
  rule: ({ postcode, day }: { postcode: string; day: string }) => workingDayFrom(day, { insee: null, postcode }),
  cases: [
    localRolledCase('67000', '2027-03-26', '2027-03-30', 'Good Friday, Easter Monday 29, Tuesday 30'),
    localRolledCase('64100', '2027-03-26', '2027-03-26', 'a Friday that is worked'),
    localRolledCase('57000', '2028-12-25', '2028-12-27', 'Monday Christmas, Tuesday 26, Wednesday 27'),
    localRolledCase('75001', '2028-12-25', '2028-12-26', 'Monday Christmas, Tuesday 26 is worked'),
    localRolledCase('97400', '2027-12-20', '2027-12-21', 'Monday 20 December'),
    localRolledCase('97150', '2027-05-28', '2027-05-31', 'Friday 28 May, week-end, Monday 31'),
    localRolledCase('97110', '2027-05-28', '2027-05-28', 'a Friday that is worked in Guadeloupe'),
  ],
});

export const cases = [holidays, workingDays, ownHolidays, localWorkingDays];
