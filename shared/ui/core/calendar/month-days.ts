import { addDays, addMonths, weekdayOf } from '@pignon/shared/domain/common/day';

const WEEK = 7;

/** Weeks of a month, Monday first, filled with days of the adjacent months. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday < next; monday = addDays(monday, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** Day reached by a key, as in the ARIA date grid; undefined for other keys. */
export function dayOfKey(key: string, shift: boolean, from: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -WEEK);
    case 'ArrowDown':
      return addDays(from, WEEK);
    case 'Home':
      return addDays(from, 1 - weekdayOf(from));
    case 'End':
      return addDays(from, WEEK - weekdayOf(from));
    case 'PageUp':
      return addMonths(from, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(from, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/** Limits a day to the bounds. */
export function within(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
