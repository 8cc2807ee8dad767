import { addDays, addMonths, weekdayOf } from '@pignon/shared/domain/common/day';

const DAYS_PER_WEEK = 7;

/** Weeks of a month, Monday first, filled with days of the adjacent months. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const nextMonth = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday < nextMonth; monday = addDays(monday, DAYS_PER_WEEK))
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** Day reached by a key, as in the ARIA date grid; undefined for other keys. */
export function dayOfKey(key: string, withShift: boolean, currentDay: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(currentDay, -1);
    case 'ArrowRight':
      return addDays(currentDay, 1);
    case 'ArrowUp':
      return addDays(currentDay, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(currentDay, DAYS_PER_WEEK);
    case 'Home':
      return addDays(currentDay, 1 - weekdayOf(currentDay));
    case 'End':
      return addDays(currentDay, DAYS_PER_WEEK - weekdayOf(currentDay));
    case 'PageUp':
      return addMonths(currentDay, withShift ? -12 : -1);
    case 'PageDown':
      return addMonths(currentDay, withShift ? 12 : 1);
    default:
      return undefined;
  }
}

/** Limits a day to the bounds. */
export function clampDay(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
