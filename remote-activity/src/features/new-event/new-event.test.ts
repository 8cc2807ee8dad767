import { NewEventSchema } from '@pignon/shared/domain/event/event-write.schema';
import { askedLinks, newEventBody, startValues, type NewEventValues } from './new-event';

const NOW = new Date('2026-11-21T09:30:00Z');
const values = (over: Partial<NewEventValues>): NewEventValues => ({
  ...startValues('TASK', 'jean@pignon.test', [], NOW),
  title: ' Relancer le notaire ',
  ...over,
});

describe('a task', () => {
  it('is due at the hour that is said, or at the end of work, in France', () => {
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

  it('has no date until somebody gives it one, and none that cannot be read', () => {
    expect(newEventBody('TASK', values({}))).not.toHaveProperty('due');
    expect(newEventBody('TASK', values({ day: '31/02' }))).not.toHaveProperty('due');
    expect(newEventBody('TASK', values({ day: '2026-11-24', time: 'midi' })).due).toBe('2026-11-24T17:00:00.000Z');
  });
});

describe('a call', () => {
  it('is offered for now, to be made or made already', () => {
    const now = { ...startValues('CALL', 'jean@pignon.test', [], NOW), title: 'Rappeler' };
    expect(now).toMatchObject({ day: '2026-11-21', time: '10:30', state: 'PLANNED' });
    expect(newEventBody('CALL', now)).toMatchObject({ start: '2026-11-21T09:30:00.000Z', done: false });
    expect(newEventBody('CALL', { ...now, state: 'MADE' })).toMatchObject({ done: true });
  });
});

it('writes what the API takes', () => {
  for (const type of ['TASK', 'CALL'] as const)
    expect(NewEventSchema.safeParse(newEventBody(type, values({ day: '2026-11-24' }))).success).toBe(true);
});

it('is about the records of its address; what makes no sense in it is passed over', () => {
  expect(askedLinks('?contact=12,x,-3,12&property=V26-00042,%3Cb%3E')).toEqual([
    { kind: 'contact', id: '12' },
    { kind: 'property', id: 'V26-00042' },
  ]);
  expect(askedLinks('?property=AB.12_3')).toEqual([{ kind: 'property', id: 'AB.12_3' }]);
  expect(askedLinks('')).toEqual([]);
});
