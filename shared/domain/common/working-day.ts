import { latestValue, type LegalRule } from '../law/legal-rule';
import { addDays, weekdayOf } from './day';

const SATURDAY = 6;

/** Easter Monday, Ascension and Whit Monday are counted in days after Easter Sunday. */
export const PUBLIC_HOLIDAYS: LegalRule<{ fixed: readonly string[]; afterEaster: readonly number[] }> = {
  rule: 'Public holidays: months and days, and days after Easter Sunday; those of Alsace-Moselle and overseas are left out',
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

/** True on the eleven public holidays of the labour code. */
export function isPublicHoliday(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  return HOLIDAYS.fixed.includes(day.slice(5)) || HOLIDAYS.afterEaster.some((count) => addDays(easter, count) === day);
}

/** The day itself, or the first after it that is neither a Saturday, a Sunday nor a public holiday. */
export function workingDayFrom(day: string): string {
  let candidate = day;
  while (weekdayOf(candidate) >= SATURDAY || isPublicHoliday(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}
