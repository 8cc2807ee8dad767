import { NewEventSchema } from '@pignon/shared/domain/event/event-write.schema';
import { quickEvent } from './quick-event';

const DAY = '2026-11-23';

it('makes a task due at the end of that working day, or without a date', () => {
  expect(quickEvent({ type: 'TASK', title: ' Rappeler le notaire ', day: DAY })).toEqual({
    type: 'TASK',
    title: 'Rappeler le notaire',
    due: '2026-11-23T17:00:00.000Z',
  });
  expect(quickEvent({ type: 'TASK', title: 'Un jour', day: '' })).toEqual({ type: 'TASK', title: 'Un jour' });
});

it('makes a planned call for a day, even today', () => {
  expect(quickEvent({ type: 'CALL', title: 'Syndic', day: DAY })).toEqual({
    type: 'CALL',
    title: 'Syndic',
    start: '2026-11-23T08:00:00.000Z',
    done: false,
  });
});

it('makes a call that was just made when no day is given, with its links', () => {
  const links = [{ kind: 'contact' as const, id: '7' }];
  expect(quickEvent({ type: 'CALL', title: 'A rappelé', day: '' }, links)).toEqual({
    type: 'CALL',
    title: 'A rappelé',
    done: true,
    links,
  });
});

it('makes a note with the current time', () => {
  expect(quickEvent({ type: 'NOTE', title: 'Clés au bureau', day: DAY })).toEqual({
    type: 'NOTE',
    title: 'Clés au bureau',
  });
});

it('builds valid requests', () => {
  for (const type of ['TASK', 'CALL', 'NOTE'] as const)
    expect(NewEventSchema.safeParse(quickEvent({ type, title: 'x', day: DAY })).success).toBe(true);
});
