import { aVisit, anEntry } from '../../test/factories';
import { calendarEvent } from './calendar-entry';
import { instantOfWall, minutesOf, movedDays, placeOf, wallOf } from './entry-times';
import { movedTour } from './save-move';

const GROUP = '00000000-0000-4000-8000-000000000001';
const tour = (...visits: ReturnType<typeof aVisit>[]) => ({ groupId: GROUP, version: 3, visits });
const LATER = { start: '2026-11-21T15:00:00.000Z', end: '2026-11-21T15:30:00.000Z' };

describe('the times of an entry', () => {
  it('convert to French local time and back, in summer and winter', () => {
    expect(wallOf('2026-07-01T07:30:00.000Z')).toBe('2026-07-01T09:30');
    expect(wallOf('2026-11-25T08:30:00.000Z')).toBe('2026-11-25T09:30');
    expect(instantOfWall(new Date(2026, 6, 1, 9, 30))).toBe('2026-07-01T07:30:00.000Z');
    expect(instantOfWall(new Date(2026, 10, 25, 9, 30))).toBe('2026-11-25T08:30:00.000Z');
  });

  it('last as stated; a meeting without an end lasts an hour', () => {
    expect(minutesOf(anEntry())).toBe(30);
    expect(minutesOf(anEntry({ kind: 'MEETING', end: null }))).toBe(60);
    expect(placeOf(anEntry())).toEqual({
      start: '2026-11-21T09:30:00.000Z',
      end: '2026-11-21T10:00:00.000Z',
      user: 'jean@pignon.test',
    });
  });
});

describe('an entry in the calendar', () => {
  it('is placed at its time with its people, and can be dragged where it may be moved', () => {
    expect(calendarEvent(anEntry())).toMatchObject({
      id: 'VISIT-1',
      allDay: false,
      start: '2026-11-21T10:30',
      end: '2026-11-21T11:00',
      resourceIds: ['jean@pignon.test'],
      startEditable: true,
      durationEditable: true,
      classNames: ['agenda-entry', 'agenda-planned'],
    });
    expect(calendarEvent(anEntry({ movable: false }))).toMatchObject({ startEditable: false, durationEditable: false });
  });

  it('cannot be resized without a duration, and fills the day without a time', () => {
    expect(calendarEvent(anEntry({ kind: 'TASK', end: null }))).toMatchObject({
      startEditable: true,
      durationEditable: false,
      end: '2026-11-21T11:00',
    });
    const term = anEntry({ kind: 'MANDATE_TERM', start: null, end: null, day: '2026-11-29', movable: false });
    expect(calendarEvent(term)).toMatchObject({ allDay: true, start: '2026-11-29', end: '2026-11-29' });
  });
});

describe('a meeting over several days', () => {
  const fair = anEntry({ kind: 'MEETING', start: '2026-10-23T07:00:00.000Z', end: '2026-10-25T17:00:00.000Z' });

  it.each([
    ['2026-10-25T17:00:00.000Z', true],
    ['2026-10-24T07:00:00.000Z', true],
    ['2026-10-24T06:59:00.000Z', false],
  ])('that ends at %s is in the row of whole days: %s', (end, allDay) => {
    expect(calendarEvent({ ...fair, end })).toMatchObject({
      allDay,
      start: '2026-10-23T09:00',
      startEditable: true,
      durationEditable: !allDay,
    });
  });

  it('keeps its clock times when it is moved to another day, over a clock change too', () => {
    expect(movedDays(fair, '2026-10-24')).toEqual({
      start: '2026-10-24T07:00:00.000Z',
      end: '2026-10-26T17:00:00.000Z',
    });
    expect(movedDays(fair, '2026-10-22')).toEqual({
      start: '2026-10-22T07:00:00.000Z',
      end: '2026-10-24T16:00:00.000Z',
    });
  });
});

describe('a tour of which one visit is moved', () => {
  it('is sent as a whole, with the other visits unchanged', () => {
    const movedVisits = movedTour(tour(aVisit({ id: 1 }), aVisit({ id: 2, version: 4 })), 2, {
      ...LATER,
      user: 'paul@b.fr',
    });
    expect(movedVisits[0]).not.toHaveProperty('negotiator');
    expect(movedVisits[1]).toMatchObject({ id: 2, version: 4, ...LATER, negotiator: 'paul@b.fr' });
    expect(movedVisits[1]).not.toHaveProperty('status');
  });

  it('makes a confirmed visit planned again for another time, but not for another duration', () => {
    const confirmed = aVisit({ status: 'CONFIRMED' });
    expect(movedTour(tour(confirmed), 1, LATER)[0]).toMatchObject({ status: 'PLANNED' });
    const longer = { start: '2026-11-21T09:30:00.000Z', end: '2026-11-21T10:30:00.000Z' };
    expect(movedTour(tour(confirmed), 1, longer)[0]).not.toHaveProperty('status');
    expect(movedTour(tour(aVisit()), 1, LATER, { status: 'CONFIRMED' })[0]).toMatchObject({ status: 'CONFIRMED' });
  });
});
