import type { DraftBody } from '@pignon/shared/domain/draft/draft.schema';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY, visitOf } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from '../property/property.service';
import { insertManyVisits } from '../visit/visit.service';
import { deleteOldDrafts } from './draft.repo';

const typed = (overrides: Partial<DraftBody> = {}): DraftBody => ({
  values: { title: 'Villa', financialInfo: { priceNoFees: 'douze' } },
  base: { title: 'Maison', financialInfo: { priceNoFees: null } },
  baseVersion: 3,
  ...overrides,
});

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn([], { email: 'nora@pignon.test' });
});
afterAll(() => world.close());

const keep = (key: string, body: unknown = typed(), by = token) =>
  world.call(`PUT user/me/draft/${key}`, { token: by, body });
const read = (key: string, by = token) => world.call(`GET user/me/draft/${key}`, { token: by });
const list = async () => (await world.call('GET user/me/draft', { token })).body as { key: string }[];

describe('a draft', () => {
  it('returns what was typed, however incomplete, and replaces the earlier draft', async () => {
    expect((await read('property:V26-00042')).body).toBeNull();
    await keep('property:V26-00042', typed({ values: { title: 'V' } }));
    const draft = await keep('property:V26-00042');
    expect([draft.status, draft.body]).toMatchObject([200, { key: 'property:V26-00042', baseVersion: 3 }]);
    expect((await read('property:V26-00042')).body).toMatchObject(typed());
    expect(await list()).toHaveLength(1);
  });

  it('is readable by its author only', async () => {
    const other = await world.signIn(['MANAGER'], { email: 'paul@pignon.test' });
    await keep('contact:new');
    expect((await read('contact:new', other)).body).toBeNull();
    await world.call('DELETE user/me/draft/contact:new', { token: other });
    expect((await read('contact:new')).body).not.toBeNull();
    expect((await world.call('GET user/me/draft/contact:new')).status).toBe(401);
  });

  it('is deleted on request, also a second time', async () => {
    await keep('mandate:new', typed({ baseVersion: null }));
    for (let time = 0; time < 2; time += 1)
      expect((await world.call('DELETE user/me/draft/mandate:new', { token })).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['a key of no form', 'property', typed(), 422],
    ['a key that climbs', 'property:..%2F..', typed(), 422],
    ['a key without end', `property:${'x'.repeat(130)}`, typed(), 422],
    ['no values', 'property:new', { base: {}, baseVersion: null }, 422],
    ['a list', 'property:new', typed({ values: [] as never }), 422],
    ['values deeper than any form', 'property:new', typed({ values: JSON.parse(nested(500)) as never }), 422],
    ['the character U+0000', 'property:new', typed({ values: { title: 'a\u0000' } }), 422],
    ['more than 256 kB', 'property:new', typed({ values: { title: 'é'.repeat(140_000) } }), 413],
  ])('is refused for %s', async (_, key, body, status) => {
    expect((await keep(key, body)).status).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('deletes the oldest draft of a user beyond fifty', async () => {
    for (let number = 1; number <= 50; number += 1) await keep(`contact:${number}`);
    await world.db.query(sql`update user_draft set modified_time = now() - interval '1 hour' where key = 'contact:7'`);
    await keep('contact:51');
    const keys = (await list()).map(({ key }) => key);
    expect(keys).toHaveLength(50);
    expect(keys[0]).toBe('contact:51');
    expect((await read('contact:7')).body).toBeNull();
  });

  it('is deleted after thirty days', async () => {
    await keep('contact:1');
    await keep('contact:2');
    await world.db.query(sql`update user_draft set modified_time = now() - interval '31 days' where key = 'contact:1'`);
    expect(await deleteOldDrafts(world.db, new Date())).toEqual({ forgotten: 1 });
    expect(await list()).toMatchObject([{ key: 'contact:2' }]);
  });

  it('about a person is erased with the person, for every user', async () => {
    const manager = await world.signIn(['MANAGER']);
    const [id = 0, other = 0] = await world.db.tx((tx) =>
      insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }, { fields: contactFields() }]),
    );
    await keep(`contact:${id}`);
    await keep(`contact:${other}`);
    expect((await world.call(`POST contact/${id}/erase`, { token: manager, body: {} })).status).toBe(200);
    expect(await list()).toMatchObject([{ key: `contact:${other}` }]);
  });

  it('of an event or a tour is deleted with it, for every user', async () => {
    const negotiator = await world.signIn(['NEGOTIATOR'], { email: 'paul@pignon.test' });
    const create = async () => {
      const body = { type: 'TASK', title: 'Relancer' };
      return ((await world.call('POST event/create', { token: negotiator, body })).body as { id: number }).id;
    };
    const [id, many, other] = [await create(), await create(), await create()];
    const groupId = await plannedTour();
    for (const key of [`event:${id}`, `event:${many}`, `event:${other}`, `tour:${groupId}`]) {
      await keep(key);
      await keep(key, typed(), negotiator);
    }
    expect((await world.call(`DELETE event/${id}`, { token: negotiator })).status).toBe(204);
    const changes = [{ id: many, version: 1, fields: { deleted: true } }];
    expect((await world.call('POST event/bulk', { token: negotiator, body: { changes } })).status).toBe(200);
    expect((await world.call(`DELETE visit/group/${groupId}`, { token: negotiator })).status).toBe(204);
    for (const by of [token, negotiator])
      expect((await world.call('GET user/me/draft', { token: by })).body).toMatchObject([{ key: `event:${other}` }]);
  });
});

/** @returns the id of a tour that has not taken place */
async function plannedTour(): Promise<string> {
  const groupId = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';
  await world.db.tx(async (tx) => {
    const contactIds = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields() }]);
    await insertManyVisits(tx, SOMEBODY, [visitOf({ propertyRef: 'V1', contactIds, groupId })]);
  });
  return groupId;
}

function nested(depth: number): string {
  return `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
}
