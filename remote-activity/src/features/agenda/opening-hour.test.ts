import { instantOf } from '@pignon/shared/domain/common/day';
import type { AgendaView } from './agenda-state';
import { anEntry } from '../../test/factories';
import { openingHour } from './opening-hour';

const DAY = '2026-11-25';
const at = (clock: string, day = DAY) => anEntry({ start: instantOf(day, clock), end: null });
const hourOf = (
  now: string,
  entries: ReturnType<typeof anEntry>[] = [],
  overrides: { view?: AgendaView; day?: string } = {},
) => openingHour({ view: 'DAY', day: DAY, entries, now: new Date(now), minutesShown: 7 * 60, ...overrides });

/** A fair that begins early that day and ends on the next. */
const FAIR = anEntry({ start: instantOf(DAY, '05:00'), end: instantOf('2026-11-26', '18:00') });
const THAT_DAY = (clock: string) => instantOf(DAY, clock);
const ANOTHER_DAY = instantOf('2026-11-10', '17:00');

describe('the first visible hour of a day', () => {
  it.each([
    ['07:20', '07:00'],
    ['09:00', '08:00'],
    ['14:00', '08:00'],
    ['14:01', '13:00'],
    ['17:40', '16:00'],
    ['20:59', '19:00'],
  ])('shows the current time at %s', (now, hour) => {
    expect(hourOf(THAT_DAY(now), [at('09:00')])).toBe(hour);
  });

  it.each([
    ['19:00', '18:00'],
    ['06:30', '06:00'],
    ['10:00', '08:00'],
  ])('shows a first entry at %s of a day that is not today', (start, hour) => {
    expect(hourOf(ANOTHER_DAY, [at('20:00'), at(start), anEntry({ start: null }), FAIR])).toBe(hour);
  });

  it('is the morning without entries, and at night', () => {
    expect(hourOf(ANOTHER_DAY)).toBe('08:00');
    expect(hourOf(THAT_DAY('23:15'))).toBe('08:00');
    expect(hourOf(THAT_DAY('23:15'), [at('18:00')])).toBe('17:00');
  });

  it('uses the current time in the current week, and ignores entries of other weeks', () => {
    expect(hourOf(instantOf('2026-11-29', '18:30'), [], { view: 'WEEK' })).toBe('17:00');
    expect(hourOf(ANOTHER_DAY, [at('19:00', '2026-12-01')], { view: 'WEEK' })).toBe('08:00');
  });
});
