import type { EventBulkResult } from '@pignon/shared/domain/event/event-bulk.schema';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { startWorld, type World } from '../../../test/world';

let world: World;
let nora: string;
let leo: string;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);
beforeEach(async () => {
  await world.empty();
  nora = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  leo = await world.signIn(['NEGOTIATOR'], { email: 'leo@pignon.test' });
});
afterAll(() => world.close());

async function write(body: object, token = nora): Promise<Event> {
  const answer = await world.call('POST event/create', { token, body });
  expect(answer.status).toBe(201);
  return answer.body;
}
const task = (due: string, token = nora) => write({ type: 'TASK', title: 'Rappeler', due }, token);
const read = async ({ id }: { id: number }) => (await world.call(`GET event/${id}`, { token: nora })).body as Event;
async function bulk(changes: object[]): Promise<EventBulkResult[]> {
  const answer = await world.call('POST event/bulk', { token: nora, body: { changes } });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return (answer.body as { results: EventBulkResult[] }).results;
}

describe('POST event/bulk', () => {
  it('completes, reassigns and postpones many, each at its own hour, and returns how to undo it', async () => {
    const first = await task('2026-12-01T09:00:00.000Z');
    const meeting = await write({
      type: 'MEETING',
      title: 'Signature',
      start: '2026-12-02T13:00:00.000Z',
      end: '2026-12-02T14:30:00.000Z',
    });
    const fields = { day: '2026-12-10', user: 'leo@pignon.test' };
    const results = await bulk([first, meeting].map(({ id, version }) => ({ id, version, fields })));
    expect(results.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED']);
    expect(await read(first)).toMatchObject({ due: '2026-12-10T09:00:00.000Z', user: 'leo@pignon.test' });
    expect(await read(meeting)).toMatchObject({ start: '2026-12-10T13:00:00.000Z', end: '2026-12-10T14:30:00.000Z' });
    const undoResult = await bulk(results.map(({ id, version, before }) => ({ id, version, fields: before })));
    expect(undoResult).toMatchObject([{ outcome: 'CHANGED' }, { outcome: 'CHANGED' }]);
    expect(await read(first)).toMatchObject({ due: '2026-12-01T09:00:00.000Z', user: 'nora@pignon.test' });
    expect(await read(meeting)).toMatchObject({ start: '2026-12-02T13:00:00.000Z', end: '2026-12-02T14:30:00.000Z' });
    const ticked = await bulk([{ id: first.id, fields: { done: true } }]);
    expect(ticked).toMatchObject([{ outcome: 'CHANGED', before: { done: false } }]);
    expect(await bulk([{ id: first.id, fields: { done: true } }])).toMatchObject([{ outcome: 'UNCHANGED' }]);
  });

  it('deletes many for good, without undo', async () => {
    const events = [await task('2026-12-01T09:00:00.000Z'), await task('2026-12-02T09:00:00.000Z')];
    const results = await bulk(events.map(({ id, version }) => ({ id, version, fields: { deleted: true } })));
    expect(results).toMatchObject([
      { outcome: 'CHANGED', before: null, version: null },
      { outcome: 'CHANGED', before: null, version: null },
    ]);
    for (const { id } of events) expect((await world.call(`GET event/${id}`, { token: nora })).status).toBe(404);
  });

  it('continues after one that belongs to another user, was changed meanwhile, or is missing', async () => {
    const [ownTask, colleagueTask, old] = [
      await task('2026-12-01T09:00:00.000Z'),
      await task('2026-12-01T09:00:00.000Z', leo),
      await task('2026-12-01T09:00:00.000Z'),
    ];
    const fields = { done: true };
    const results = await bulk([
      { id: colleagueTask.id, version: colleagueTask.version, fields },
      { id: old.id, version: old.version + 1, fields },
      { id: 99_999, fields },
      { id: ownTask.id, version: ownTask.version, fields },
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'STALE', 'REFUSED', 'CHANGED']);
    expect(await read(colleagueTask)).toMatchObject({ done: false });
  });

  it('refuses to postpone a meeting to an occupied hour, and moves the others', async () => {
    const at = (day: number) => ({ start: `2026-12-0${day}T09:00:00.000Z`, end: `2026-12-0${day}T10:00:00.000Z` });
    await write({ type: 'MEETING', title: 'Notaire', ...at(5) });
    const meeting = await write({ type: 'MEETING', title: 'Client', ...at(2) });
    const other = await task('2026-12-02T09:00:00.000Z');
    const results = await bulk([meeting, other].map(({ id }) => ({ id, fields: { day: '2026-12-05' } })));
    expect(results.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'CHANGED']);
    expect(await read(meeting)).toMatchObject(at(2));
  });
});
