import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import sql from 'sql-template-tag';
import { contactFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type Answer, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertEvents } from './event-write.repo';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
});
afterAll(() => world.close());

const as = (email: string, roles: Role[] = ['NEGOTIATOR']) => world.signIn(roles, { email });
const create = async (body: object) =>
  (await world.call('POST event/create', { token, body: { type: 'TASK', title: 'Relancer', ...body } })).body as Event;
const read = (id: number, by = token) => world.call(`GET event/${id}`, { token: by });
const remove = (id: number, by = token, headers: Record<string, string> = {}): Promise<Answer> =>
  world.call(`DELETE event/${id}`, { token: by, headers });

describe('GET event/{id}', () => {
  it('names the author when it is not the assignee', async () => {
    await as('paul@pignon.test');
    const { id } = await create({ user: 'paul@pignon.test' });
    expect((await read(id)).body).toMatchObject({ user: 'paul@pignon.test', author: 'nora@pignon.test', version: 1 });
    expect((await read((await create({})).id)).body).toMatchObject({ user: 'nora@pignon.test', author: null });
    expect((await read(999_999)).status).toBe(404);
  });
});

describe('DELETE event/{id}', () => {
  it('deletes it for good, and journals its last state', async () => {
    const { id } = await create({ due: '2026-12-01T09:00:00Z' });
    expect((await remove(id)).status).toBe(204);
    expect((await read(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const [entry] = await world.db.query<{ changes: object[] }>(
      sql`select changes from audit_entry where entity = 'event' and action = 'DELETE'`,
    );
    expect(entry?.changes).toContainEqual({ path: 'title', before: 'Relancer', after: null });
  });

  it('is refused for another version, to unrelated users, and for system events', async () => {
    const { id } = await create({});
    expect((await remove(id, token, { 'if-match': '"7"' })).status).toBe(412);
    expect((await remove(id, await as('luc@pignon.test'))).status).toBe(403);
    const [system = 0] = await world.db.tx((tx) =>
      insertEvents(tx, { ...SOMEBODY, user: 'nora@pignon.test' }, [{ type: 'SYSTEM', title: 'Bien V1 créé' }]),
    );
    expect((await remove(system, await as('claire@pignon.test', ['MANAGER']))).status).toBe(403);
    expect((await remove(id, await as('claire@pignon.test', ['MANAGER']), { 'if-match': '"1"' })).status).toBe(204);
  });

  it('leaves no personal data in the journal once the person is erased', async () => {
    const [contact = 0] = await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]));
    const { id } = await create({ title: 'Zzyzx hésite', links: [{ kind: 'contact', id: String(contact) }] });
    await remove(id);
    const manager = await as('claire@pignon.test', ['MANAGER']);
    const erased = await world.call(`POST contact/${contact}/erase`, { token: manager, body: {} });
    expect({ status: erased.status, body: erased.body }).toMatchObject({ status: 200 });
    const [audited] = await world.db.query<{ text: string }>(
      sql`select coalesce(string_agg(changes::text, ' '), '') as text from audit_entry where entity = 'event'`,
    );
    expect(audited?.text).not.toContain('Zzyzx');
  });
});

describe('planned events', () => {
  it('are listed by due date, whatever their type; undated last', async () => {
    await create({ title: 'Sans date' });
    await create({ title: 'Demain', due: '2026-12-02T09:00:00Z' });
    await create({ type: 'CALL', title: 'Hier', start: '2026-12-01T09:00:00Z', done: false });
    await create({ type: 'MEETING', title: 'Ce soir', start: '2026-12-01T17:00:00Z', done: false });
    const titles = async (filter: object) => {
      const body = { filter: { done: false, ...filter }, order: { property: 'planned', direction: 'ASC' } };
      const { content } = (await world.call('POST event/me', { token, body })).body as { content: Event[] };
      return content.map(({ title }) => title);
    };
    expect(await titles({})).toEqual(['Hier', 'Ce soir', 'Demain', 'Sans date']);
    expect(await titles({ plannedFrom: '2026-12-01T12:00:00Z', plannedBefore: '2026-12-02T00:00:00Z' })).toEqual([
      'Ce soir',
    ]);
  });
});
