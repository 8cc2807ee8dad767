import { hasShortYear, isDay, readDay, readTime, writeDay } from './read-day';

const TODAY = '2026-11-22';

describe('a typed day', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    [' 21/11/26 ', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['211126', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['21.11.26', '2026-11-21'],
    ['1 2 2026', '2026-02-01'],
    ['1/2/26', '2026-02-01'],
    ['2026-11-21', '2026-11-21'],
    ['29/02/2028', '2028-02-29'],
    ['05/03/46', '2046-03-05'],
    ['05/03/47', '1947-03-05'],
    ['05/03/65', '1965-03-05'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed, TODAY)).toBe(day);
  });

  it.each([
    '29/02/2026',
    '31/04/2026',
    '11/21/2026',
    '00/01/2026',
    '21/11',
    '21/11/202',
    'demain',
    '2026-13-01',
    '21/11/0026',
  ])('%s is no day', (typed) => {
    expect(readDay(typed, TODAY)).toBeUndefined();
  });

  it('is null when nothing is typed', () => {
    expect(readDay('  ', TODAY)).toBeNull();
  });

  it.each([
    ['21/11/26', true],
    ['211126', true],
    ['21/11/2026', false],
    ['21112026', false],
    ['2026-11-21', false],
  ])('of %s, the year may be incomplete: %s', (typed, short) => {
    expect(hasShortYear(typed)).toBe(short);
  });
});

describe('a formatted day', () => {
  it('starts with the day of the month', () => {
    expect(writeDay('2026-11-21')).toBe('21/11/2026');
    expect(writeDay('demain')).toBe('demain');
    expect(isDay('2026-02-30')).toBe(false);
  });
});

describe('a typed time', () => {
  it.each([
    ['14:30', '14:30'],
    ['14h30', '14:30'],
    ['14 h 30', '14:30'],
    ['9h', '09:00'],
    ['9', '09:00'],
    ['14', '14:00'],
    ['1430', '14:30'],
    ['930', '09:30'],
    ['0:05', '00:05'],
    ['9.15', '09:15'],
  ])('%s is %s', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(['24:00', '14:60', '2:30 PM', '14:3', '99', 'midi'])('%s is no time', (typed) => {
    expect(readTime(typed)).toBeUndefined();
  });

  it('is null when nothing is typed', () => {
    expect(readTime('')).toBeNull();
  });
});
