import { addDays, dayOf, daysBetween, startOfDay, clockOf, instantOf } from './day';

describe('days in France', () => {
  it('change at midnight there, in winter and in summer', () => {
    expect(dayOf('2026-11-20T22:59:59Z')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T23:00:00Z')).toBe('2026-11-21');
    expect(dayOf(new Date('2026-07-20T22:00:00Z'))).toBe('2026-07-21');
  });

  it.each([
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-21', '2026-07-20T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(startOfDay(day)).toBe(instant);
  });

  it('are counted correctly across clock changes', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysBetween('2026-11-21', '2026-11-18')).toBe(-3);
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('a local time in France', () => {
  it.each([
    ['2026-11-23', '09:30', '2026-11-23T08:30:00.000Z'],
    ['2026-07-14', '09:30', '2026-07-14T07:30:00.000Z'],
    // clocks go forward at 2 on 29 March, back at 3 on 25 October
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '10:00', '2026-03-29T08:00:00.000Z'],
    ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
  ])('%s at %s is %s, and reads so again', (day, time, instant) => {
    expect(instantOf(day, time)).toBe(instant);
    expect(clockOf(instant)).toBe(time);
  });
});
