import { anEvent } from '../../test/factories';
import { dayDue, openPlans, visibleEvents, toDo, waitingOn } from './to-do';

const DAY = '2026-11-21';
const task = (id: number, due: string | null, overrides: object = {}) =>
  anEvent({ id, type: 'TASK', due, done: false, ...overrides });
const call = (id: number, start: string) => anEvent({ id, type: 'CALL', start, done: false });
const ids = (events: readonly { id: number }[]) => events.map(({ id }) => id);

describe('open events', () => {
  it('are sorted by time, tasks without one last', () => {
    const read = [task(1, null), task(2, '2026-11-22T08:00:00Z'), call(3, '2026-11-21T10:00:00Z')];
    expect(ids(toDo(read, new Map()))).toEqual([3, 2, 1]);
  });

  it('keep an event completed here in its place after the server drops it', () => {
    const doneTask = task(1, '2026-11-20T08:00:00Z', { done: true, version: 2 });
    const list = toDo([task(2, '2026-11-21T08:00:00Z')], new Map([[1, doneTask]]));
    expect(list.map(({ id, done: ticked }) => [id, ticked])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it("take the server's version as soon as it is newer", () => {
    const ticked = new Map([[1, task(1, null, { done: true, version: 2 })]]);
    expect(toDo([task(1, null, { version: 3 })], ticked)[0]?.done).toBe(false);
    expect(toDo([task(1, null, { version: 2 })], ticked)[0]?.done).toBe(true);
  });

  it('are limited in number, not counting those just completed', () => {
    const list = [task(1, null, { done: true }), task(2, null), task(3, null), task(4, null)];
    expect(ids(visibleEvents(list, 2))).toEqual([1, 2, 3]);
  });

  it('are due by a day in France', () => {
    expect(dayDue(task(1, '2026-11-21T23:30:00Z'))).toBe('2026-11-22');
    expect(dayDue(task(1, null))).toBeNull();
    expect(dayDue(call(1, '2026-11-21T22:30:00Z'))).toBe('2026-11-21');
  });

  it('are planned within a week, the most overdue of many first', () => {
    expect(openPlans(DAY)).toMatchObject({
      filter: { done: false, to: '2026-11-28T23:00:00.000Z' },
      order: { property: 'planned', direction: 'ASC' },
    });
  });

  it('are counted for the day: overdue tasks as tasks, later ones not at all', () => {
    const list = [
      task(1, '2026-11-19T08:00:00Z'),
      task(2, '2026-11-21T17:00:00Z'),
      task(3, '2026-11-22T08:00:00Z'),
      task(4, null),
      task(5, '2026-11-21T08:00:00Z', { done: true }),
      call(6, '2026-11-21T10:00:00Z'),
      anEvent({ id: 7, type: 'MEETING', start: '2026-11-21T15:00:00Z', done: false }),
      call(8, '2026-11-23T10:00:00Z'),
      anEvent({ id: 9, type: 'EMAIL', start: '2026-11-21T10:00:00Z', done: false }),
    ];
    expect(waitingOn(list, DAY)).toEqual({ tasks: 2, late: 1, calls: 1, emails: 1, meetings: 1 });
  });
});
