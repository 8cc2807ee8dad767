import { territoryOf, type Placed } from '../commune/territory';
import { latestValue, type LegalRule } from '../law/legal-rule';
import { addDays, weekdayOf } from './day';

const SATURDAY = 6;

/** Months and days, and days after Easter Sunday. */
interface Holidays {
  fixed: readonly string[];
  afterEaster: readonly number[];
}

/** Easter Monday, Ascension and Whit Monday are counted in days after Easter Sunday. */
export const PUBLIC_HOLIDAYS: LegalRule<Holidays> = {
  rule: 'Public holidays everywhere: months and days, and days after Easter Sunday',
  source: 'code du travail, L3133-1',
  checked: '2026-11-24',
  periods: [
    {
      since: null,
      value: {
        fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
        afterEaster: [1, 39, 50],
      },
    },
  ],
};
const HOLIDAYS = latestValue(PUBLIC_HOLIDAYS);

/**
 * Good Friday and 26 December. The law limits Good Friday to communes with a Protestant church; all are assumed to have
 * one.
 */
const ALSACE_MOSELLE: Holidays = { fixed: ['12-26'], afterEaster: [-2] };
const abolition = (day: string): Holidays => ({ fixed: [day], afterEaster: [] });

export const LOCAL_HOLIDAYS: LegalRule<Readonly<Record<string, Holidays>>> = {
  rule: 'Public holidays of Alsace-Moselle, and those on which the abolition of slavery is remembered overseas, by territory',
  source:
    'code du travail, L3134-13 (ordonnance du 16 août 1892) and L3422-2 (décret 83-1003 du 23 novembre 1983); in Saint-Martin 28 May by the circular of 4 May 2018, while the code still says another day',
  checked: '2026-11-25',
  periods: [
    {
      since: null,
      value: {
        57: ALSACE_MOSELLE,
        67: ALSACE_MOSELLE,
        68: ALSACE_MOSELLE,
        971: abolition('05-27'),
        972: abolition('05-22'),
        973: abolition('06-10'),
        974: abolition('12-20'),
        976: abolition('04-27'),
        977: abolition('10-09'),
        978: abolition('05-28'),
      },
    },
  ],
  says: (territories) =>
    Object.entries(territories)
      .map(([territory, { fixed, afterEaster }]) => {
        const days = [...fixed, ...afterEaster.map((count) => `${count} after Easter`)];
        return `${territory} ${days.join(' and ')}`;
      })
      .join(', '),
};
const LOCAL = latestValue(LOCAL_HOLIDAYS);

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const [leaps, rest] = [Math.floor(century / 4), century % 4];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - shift + 15) % 30;
  const [quarters, years] = [Math.floor((year % 100) / 4), (year % 100) % 4];
  const sunday = (32 + 2 * rest + 2 * quarters - moon - years) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

const NOWHERE: Placed = { insee: null };

const isOneOf = ({ fixed, afterEaster }: Holidays, day: string): boolean =>
  fixed.includes(day.slice(5)) ||
  afterEaster.some((count) => addDays(easterOf(Number(day.slice(0, 4))), count) === day);

/** True on the eleven public holidays of the labour code, and on local ones. */
export function isPublicHoliday(day: string, place: Placed = NOWHERE): boolean {
  const local = LOCAL[territoryOf(place)];
  return isOneOf(HOLIDAYS, day) || (local !== undefined && isOneOf(local, day));
}

/** The day itself, or the next one that is no Saturday, Sunday or local public holiday. */
export function workingDayFrom(day: string, place: Placed = NOWHERE): string {
  let candidate = day;
  while (weekdayOf(candidate) >= SATURDAY || isPublicHoliday(candidate, place)) candidate = addDays(candidate, 1);
  return candidate;
}
