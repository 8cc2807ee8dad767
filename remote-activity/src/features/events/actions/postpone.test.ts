import { anEvent } from '../../../test/factories';
import { hourOf, isLate, movedTo, nextMonday, tomorrow, undoOf } from './postpone';

const task = anEvent({ type: 'TASK', due: '2026-11-21T13:30:00.000Z', done: false });
const meeting = anEvent({
  type: 'MEETING',
  start: '2026-11-21T09:00:00.000Z',
  end: '2026-11-21T10:30:00.000Z',
  done: false,
});

it('offers tomorrow and the next Monday, never today', () => {
  expect(tomorrow('2026-11-30')).toBe('2026-12-01');
  expect(nextMonday('2026-11-21')).toBe('2026-11-23');
  expect(nextMonday('2026-11-23')).toBe('2026-11-30');
});

it('moves a task by its due date, at its hour or at the end of work', () => {
  expect(movedTo(task, '2026-11-24', hourOf(task))).toEqual({ due: '2026-11-24T13:30:00.000Z' });
  expect(hourOf({ ...task, due: null })).toBe('18:00');
});

it('moves a meeting with its duration, across a clock change too', () => {
  expect(movedTo(meeting, '2026-07-01', '10:00')).toEqual({
    start: '2026-07-01T08:00:00.000Z',
    end: '2026-07-01T09:30:00.000Z',
  });
  expect(movedTo({ ...meeting, end: null }, '2026-11-24', '10:00')).toEqual({ start: '2026-11-24T09:00:00.000Z' });
});

it('undo restores the former values', () => {
  expect(undoOf(meeting, { start: 'x', end: 'y' })).toEqual({ start: meeting.start, end: meeting.end });
});

it('is overdue once its time has passed, unless it is done or has no time', () => {
  const noon = new Date('2026-11-21T12:00:00.000Z');
  const evening = new Date('2026-11-21T20:00:00.000Z');
  expect([isLate(task, noon), isLate(task, evening)]).toEqual([false, true]);
  expect([isLate(meeting, noon), isLate({ ...meeting, done: true }, noon)]).toEqual([true, false]);
  expect(isLate({ ...task, due: null }, evening)).toBe(false);
});
