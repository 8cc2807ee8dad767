import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import sql from 'sql-template-tag';
import { contactFields, mandateFields, propertyFields, SOMEBODY, visitOf } from '../../../test/factories';
import { startWorld, type Answer, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyMandates } from '../mandate/mandate.service';
import { insertManyProperties } from '../property/property.service';
import { insertManyVisits } from '../visit/visit.service';
import { insertEvents } from './event-write.repo';

interface Refusal {
  message: string;
  errors?: { path: string }[];
  current?: Event;
}

let world: World;
let token: string;
let buyer: number;
let mandate: number;
let visit: number;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  await world.db.tx(async (tx) => {
    [buyer = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields() }]);
    const terms = mandateFields({ propertyRef: 'V1', counterParts: [buyer] });
    [mandate = 0] = await insertManyMandates(tx, SOMEBODY, [{ fields: terms }]);
    [visit = 0] = await insertManyVisits(tx, SOMEBODY, [visitOf({ propertyRef: 'V1', contactIds: [buyer] })]);
  });
});
afterAll(() => world.close());

const call = (key: string, body: object, headers: Record<string, string> = {}, by = token) =>
  world.call(key, { token: by, body, headers });
const as = (email: string, roles: Role[] = ['NEGOTIATOR']) => world.signIn(roles, { email });

function expectEvent(answer: Answer, status = 200): Event {
  const body: unknown = answer.body;
  expect({ status: answer.status, body }).toMatchObject({ status });
  return answer.body;
}
function expectRefusal(answer: Answer, status: number): Refusal {
  const body: unknown = answer.body;
  expect({ status: answer.status, body }).toMatchObject({ status });
  return answer.body;
}
const create = async (overrides: object = {}) =>
  expectEvent(await call('POST event/create', { type: 'TASK', title: 'Relancer', ...overrides }), 201);
const edit = (id: number, patch: object, version = 1, by = token) =>
  call(`PATCH event/${id}`, patch, { 'if-match': `"${version}"` }, by);
const journal = () =>
  world.db.query(sql`select action, changes, user_email as user from audit_entry where entity = 'event' order by id`);

describe('POST event/create', () => {
  it('creates a task for its author, found from every linked record', async () => {
    const links = [
      { kind: 'contact', id: String(buyer) },
      { kind: 'property', id: 'V1' },
      { kind: 'mandate', id: String(mandate) },
      { kind: 'visit', id: String(visit) },
      { kind: 'user', id: 'nora@pignon.test' },
    ];
    const answer = await call('POST event/create', {
      type: 'TASK',
      title: ' Relancer ',
      due: '2026-12-01T09:00:00Z',
      links,
    });
    expect(expectEvent(answer, 201)).toMatchObject({
      title: 'Relancer',
      due: '2026-12-01T09:00:00.000Z',
      done: false,
      user: 'nora@pignon.test',
      links,
      version: 1,
    });
    expect(answer.headers['etag']).toEqual(versionTag(1));
    expect(await journal()).toEqual([{ action: 'CREATE', changes: [], user: 'nora@pignon.test' }]);
    const filter = { target: { kind: 'visit', id: String(visit) }, type: ['TASK'] };
    expect((await call('POST event', { filter })).body).toMatchObject({ content: [{ title: 'Relancer' }] });
  });

  it('creates once under one key', async () => {
    const headers = { 'idempotency-key': 'task-1' };
    const first = expectEvent(await call('POST event/create', { type: 'NOTE', title: 'A' }, headers), 201);
    expect(expectEvent(await call('POST event/create', { type: 'NOTE', title: 'A' }, headers), 201)).toEqual(first);
    expectRefusal(await call('POST event/create', { type: 'NOTE', title: 'B' }, headers), 409);
  });

  it.each<[string, object, string]>([
    ['what only the product writes', { type: 'SYSTEM' }, 'type'],
    ['no title', { title: '  ' }, 'title'],
    ['a link that leads nowhere', { links: [{ kind: 'property', id: 'V9' }] }, 'links.0'],
    ['a link to no number', { links: [{ kind: 'contact', id: "1' or '1" }] }, 'links.0'],
    ['a link to a run of a sync', { links: [{ kind: 'sync', id: '1' }] }, 'links.0'],
    ['an unknown colleague', { user: 'ghost@pignon.test' }, 'user'],
    ['a due date of a note', { type: 'NOTE', due: '2026-12-01T09:00:00Z' }, 'due'],
    ['an end before the start', { start: '2026-12-01T09:00:00Z', end: '2026-12-01T08:00:00Z' }, 'end'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_, overrides, path) => {
    const answer = await call('POST event/create', { type: 'TASK', title: 'Relancer', ...overrides });
    expect(expectRefusal(answer, 422).errors).toMatchObject([{ path }]);
    expect(await journal()).toEqual([]);
  });

  it('is refused to users who may only read', async () => {
    expectRefusal(
      await call('POST event/create', { type: 'NOTE', title: 'A' }, {}, await as('luc@pignon.test', [])),
      403,
    );
  });
});

describe('PATCH event/{id}', () => {
  it('completes a task and returns the changes', async () => {
    const { id } = await create({ due: '2026-12-01T09:00:00Z' });
    const doneEvent = expectEvent(await edit(id, { done: true }));
    expect(doneEvent).toMatchObject({ done: true, due: '2026-12-01T09:00:00.000Z', version: 2 });
    expect((await journal())[1]).toMatchObject({
      action: 'UPDATE',
      changes: [{ path: 'done', before: false, after: true }],
    });
    expect(expectEvent(await edit(id, { done: false, links: [{ kind: 'property', id: 'V1' }] }, 2))).toMatchObject({
      done: false,
      links: [{ kind: 'property', id: 'V1' }],
    });
  });

  it('answers 304 when nothing differs, 428 without version and 412 with the current state', async () => {
    const { id } = await create({ due: '2026-12-01T09:00:00Z' });
    expect((await edit(id, { title: 'Relancer', due: '2026-12-01T09:00:00Z' })).status).toBe(304);
    expectRefusal(await call(`PATCH event/${id}`, { done: true }), 428);
    expectEvent(await edit(id, { title: 'Rappeler' }));
    expect(expectRefusal(await edit(id, { done: true }), 412).current).toMatchObject({ title: 'Rappeler', version: 2 });
    expectRefusal(await edit(999_999, { done: true }), 404);
  });

  it.each<[string, object, string]>([
    ['a link that leads nowhere', { links: [{ kind: 'contact', id: '999999' }] }, 'links.0'],
    ['the due date of what is no task any more', { type: 'NOTE' }, 'due'],
    ['to become the product’s', { type: 'SYSTEM' }, 'type'],
  ])('refuses %s', async (_, patch, path) => {
    const { id } = await create({ due: '2026-12-01T09:00:00Z' });
    expect(expectRefusal(await edit(id, patch), 422).errors).toMatchObject([{ path }]);
  });

  it('is allowed to its author, its assignee and managers', async () => {
    const paul = await as('paul@pignon.test');
    const { id } = await create({ user: 'paul@pignon.test' });
    expectEvent(await edit(id, { text: 'Par Paul' }, 1, paul));
    expectEvent(await edit(id, { text: 'Par Nora' }, 2));
    expectRefusal(await edit(id, { text: 'Par Luc' }, 3, await as('luc@pignon.test')), 403);
    expectEvent(await edit(id, { text: 'Par Claire' }, 3, await as('claire@pignon.test', ['MANAGER'])));
  });

  it('never changes system events', async () => {
    const [id = 0] = await world.db.tx((tx) =>
      insertEvents(tx, { ...SOMEBODY, user: 'nora@pignon.test' }, [{ type: 'SYSTEM', title: 'Bien V1 créé' }]),
    );
    const manager = await as('claire@pignon.test', ['MANAGER']);
    for (const by of [token, manager])
      expect(expectRefusal(await edit(id, { title: 'X' }, 1, by), 403).message).toMatch(/logiciel/);
  });
});

describe('tasks to do', () => {
  it('are sorted by due date, the most urgent first', async () => {
    await create({ title: 'Demain', due: '2026-12-02T09:00:00Z' });
    await create({ title: 'Hier', due: '2026-11-30T09:00:00Z' });
    await create({ title: 'Sans date' });
    await create({ title: 'Faite', due: '2026-11-29T09:00:00Z', done: true });
    const titles = async (filter: object) => {
      const order = { property: 'due', direction: 'ASC' };
      const { content } = (await call('POST event/me', { filter, order })).body as { content: Event[] };
      return content.map(({ title }) => title);
    };
    expect(await titles({ type: ['TASK'], done: false })).toEqual(['Hier', 'Demain', 'Sans date']);
    expect(await titles({ done: false, dueBefore: '2026-12-01T00:00:00.000Z' })).toEqual(['Hier']);
    expect(await titles({ type: ['TASK'], done: true })).toEqual(['Faite']);
  });

  it('are distinguished from system events of the same time', async () => {
    await world.db.tx((tx) =>
      insertEvents(tx, { ...SOMEBODY, user: 'mandate-clock' }, [{ type: 'SYSTEM', title: 'Mandat expiré' }]),
    );
    await world.db.tx((tx) =>
      insertEvents(tx, { ...SOMEBODY, user: 'nora@pignon.test' }, [{ type: 'SYSTEM', title: 'Bien V2 créé' }]),
    );
    const titles = async (filter: object) => {
      const { content } = (await call('POST event', { filter })).body as { content: Event[] };
      return content.map(({ title }) => title);
    };
    const [everything, byPeople] = [
      await titles({ type: ['SYSTEM'] }),
      await titles({ type: ['SYSTEM'], byPeople: true }),
    ];
    expect(everything).toContain('Mandat expiré');
    expect(byPeople).toEqual(everything.filter((title) => title !== 'Mandat expiré'));
  });
});
