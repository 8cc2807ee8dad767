import { addMonths, weekdayOf } from './day';
import { easterOf, isPublicHoliday, workingDayFrom } from './working-day';

describe('working days in France', () => {
  it.each([
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it('include the eleven public holidays of a year', () => {
    const start = Date.UTC(2026, 0, 1);
    const days = Array.from({ length: 365 }, (_, n) => new Date(start + n * 86_400_000).toISOString().slice(0, 10));
    expect(days.filter((day) => isPublicHoliday(day))).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
  });

  it.each([
    ['a working day itself', '2026-11-20', '2026-11-20'],
    ['the Monday after a Saturday', '2026-11-21', '2026-11-23'],
    ['the day after a holiday', '2026-11-11', '2026-11-12'],
    ['the Tuesday after an Easter week-end', '2026-04-04', '2026-04-07'],
    ['what follows Christmas and its week-end', '2026-12-25', '2026-12-28'],
  ])('return %s', (_, day, expected) => {
    expect(workingDayFrom(day)).toBe(expected);
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 12, '2027-12-15'],
  ])('%s and %i months make %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it('counts the week from Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
  });
});
