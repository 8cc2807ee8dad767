import { WRITTEN_TYPES } from '@pignon/shared/domain/event/event.enums';
import { EventPatchSchema, NewEventSchema } from '@pignon/shared/domain/event/event-write.schema';
import { anEvent } from '../../test/factories';
import {
  linksFromSearch,
  changedEventBody,
  eventProblem,
  newEventBody,
  startValues,
  valuesOfEvent,
  type EventValues,
} from './event-values';

const NOW = new Date('2026-11-21T09:30:00Z');
const values = (overrides: Partial<EventValues>): EventValues => ({
  ...startValues('TASK', 'jean@pignon.test', [], NOW),
  title: ' Relancer le notaire ',
  ...overrides,
});

describe('a task', () => {
  it('is due at the given time, or at the end of work, in France', () => {
    expect(newEventBody('TASK', values({ day: '2026-11-24', time: '14:30' }))).toEqual({
      type: 'TASK',
      title: 'Relancer le notaire',
      text: '',
      user: 'jean@pignon.test',
      links: [],
      due: '2026-11-24T13:30:00.000Z',
    });
    expect(newEventBody('TASK', values({ day: '2026-07-24' })).due).toBe('2026-07-24T16:00:00.000Z');
  });

  it('has no due date until one is given, and none that is unreadable', () => {
    expect(newEventBody('TASK', values({}))).not.toHaveProperty('due');
    expect(newEventBody('TASK', values({ day: '31/02' }))).not.toHaveProperty('due');
    expect(newEventBody('TASK', values({ day: '2026-11-24', time: 'midi' })).due).toBe('2026-11-24T17:00:00.000Z');
  });
});

describe('a call', () => {
  it('defaults to now, to be made or already made', () => {
    const now = { ...startValues('CALL', 'jean@pignon.test', [], NOW), title: 'Rappeler' };
    expect(now).toMatchObject({ day: '2026-11-21', time: '10:30', state: 'PLANNED' });
    expect(newEventBody('CALL', now)).toMatchObject({ start: '2026-11-21T09:30:00.000Z', done: false });
    expect(newEventBody('CALL', { ...now, state: 'MADE' })).toMatchObject({ done: true });
  });
});

describe('a meeting', () => {
  it.each([
    ['2026-11-21T09:30:00Z', '2026-11-21', '10:30'],
    ['2026-11-21T09:30:01Z', '2026-11-21', '11:00'],
    ['2026-11-21T22:33:00Z', '2026-11-22', '00:00'],
  ])('created at %s defaults to the next half hour', (now, day, time) => {
    expect(startValues('MEETING', 'jean@pignon.test', [], new Date(now))).toMatchObject({ day, time });
  });
});

it('builds valid requests', () => {
  for (const type of WRITTEN_TYPES)
    expect(NewEventSchema.safeParse(newEventBody(type, values({ day: '2026-11-24' }))).success).toBe(true);
});

it('links the records of the address and ignores invalid ids', () => {
  expect(linksFromSearch('?contact=12,x,-3,12&property=V26-00042,%3Cb%3E')).toEqual([
    { kind: 'contact', id: '12' },
    { kind: 'property', id: 'V26-00042' },
  ]);
  expect(linksFromSearch('?property=AB.12_3')).toEqual([{ kind: 'property', id: 'AB.12_3' }]);
  expect(linksFromSearch('?mandate=7,0')).toEqual([{ kind: 'mandate', id: '7' }]);
  expect(linksFromSearch('')).toEqual([]);
});

describe('a meeting', () => {
  const meeting = { ...startValues('MEETING', 'jean@pignon.test', [], NOW), title: 'Chez le notaire' };

  it('has a start and an end, or lasts an hour without one', () => {
    expect(newEventBody('MEETING', { ...meeting, time: '14:00', endTime: '15:30' })).toMatchObject({
      start: '2026-11-21T13:00:00.000Z',
      end: '2026-11-21T14:30:00.000Z',
      done: false,
    });
    expect(newEventBody('MEETING', meeting)).not.toHaveProperty('end');
  });

  it('must end after its start', () => {
    expect(eventProblem({ ...meeting, time: '14:00', endTime: '13:30' })).toMatchObject({ path: 'endTime' });
    expect(eventProblem({ ...meeting, time: '14:00', endTime: '13:30', endDay: '2026-11-22' })).toBeNull();
  });
});

describe('an edited event', () => {
  it('sends only changed fields, and clears a date by null', () => {
    const task = anEvent({ type: 'TASK', due: '2026-11-24T13:30:00.000Z', done: false });
    const base = valuesOfEvent(task);
    expect(base).toMatchObject({ day: '2026-11-24', time: '14:30' });
    expect(changedEventBody('TASK', base, base)).toEqual({});
    const body = changedEventBody('TASK', { ...base, title: 'Autre', day: null }, base);
    expect(body).toEqual({ title: 'Autre', due: null });
    expect(EventPatchSchema.safeParse(body).success).toBe(true);
  });

  it('keeps the end day of a meeting over several days', () => {
    const meeting = anEvent({ type: 'MEETING', end: '2026-11-22T16:00:00.000Z', done: false });
    const base = valuesOfEvent(meeting);
    expect(base).toMatchObject({ endDay: '2026-11-22', endTime: '17:00' });
    expect(changedEventBody('MEETING', { ...base, endTime: '18:00' }, base)).toEqual({
      end: '2026-11-22T17:00:00.000Z',
    });
  });
});
