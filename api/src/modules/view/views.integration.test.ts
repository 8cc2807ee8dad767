import type { View } from '@pignon/shared/domain/view/view.schema';
import { startWorld, type World } from '../../../test/world';

let world: World;
let nora: string;
let leo: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  nora = await world.signIn([], { email: 'nora@pignon.test' });
  leo = await world.signIn(['NEGOTIATOR'], { email: 'leo@pignon.test' });
});
afterAll(() => world.close());

const saveNamedView = (name: string, overrides: object = {}, token = nora) =>
  world.call('POST user/me/view', { token, body: { area: 'property', name, address: '?type=house', ...overrides } });
const saveView = async (name: string, overrides: object = {}, token = nora) =>
  (await saveNamedView(name, overrides, token)).body as View;
const change = (id: number, body: object, token = nora, headers: Record<string, string> = {}) =>
  world.call(`PATCH user/me/view/${id}`, { token, body, headers });
const deleteView = (id: number, token = nora) => world.call(`DELETE user/me/view/${id}`, { token });
const names = async (token = nora) =>
  ((await world.call('GET user/me/view?area=property', { token })).body as View[]).map(({ name }) => name);

describe('a view of a list', () => {
  it('is stored under its name, for its author only', async () => {
    const view = await saveView('  Maisons à Pau ', { pinned: true });
    expect(view).toMatchObject({
      name: 'Maisons à Pau',
      address: '?type=house',
      pinned: true,
      shared: false,
      version: 1,
    });
    await saveNamedView('Appartements');
    expect(await names()).toEqual(['Appartements', 'Maisons à Pau']);
    expect(await names(leo)).toEqual([]);
    expect((await change(view.id, { pinned: true }, leo)).status).toBe(404);
    expect((await deleteView(view.id, leo)).status).toBe(404);
  });

  it('has a unique name per user, ignoring accents and case', async () => {
    const view = await saveView('Été');
    expect((await saveNamedView('ÉTE')).status).toBe(422);
    expect((await saveNamedView('Été', {}, leo)).status).toBe(201);
    const other = await saveView('Hiver');
    expect((await change(other.id, { name: 'été' })).status).toBe(422);
    expect((await change(view.id, { name: 'ÉTÉ' })).body).toMatchObject({ name: 'ÉTÉ', version: 2 });
  });

  it('is replaced from the version that was seen, and unchanged when nothing differs', async () => {
    const { id } = await saveView('Pau');
    expect((await change(id, { address: '?q=pau' }, nora, { 'if-match': '"1"' })).body).toMatchObject({ version: 2 });
    const stale = await change(id, { address: '?q=gan' }, nora, { 'if-match': '"1"' });
    expect([stale.status, stale.body]).toMatchObject([412, { current: { address: '?q=pau' } }]);
    expect((await change(id, { address: '?q=pau' })).status).toBe(304);
  });

  it('that is shared can be used and pinned by all, and changed by its author and managers', async () => {
    const manager = await world.signIn(['MANAGER']);
    const { id } = await saveView('À vendre', { shared: true });
    expect(await names(leo)).toEqual(['À vendre']);
    expect((await change(id, { pinned: true }, leo)).body).toMatchObject({ pinned: true, version: 1 });
    expect((await world.call('GET user/me/view?area=property', { token: nora })).body).toMatchObject([
      { pinned: false },
    ]);
    expect((await change(id, { name: 'À moi' }, leo)).status).toBe(403);
    expect((await deleteView(id, leo)).status).toBe(403);
    expect((await change(id, { name: 'Ventes' }, manager)).body).toMatchObject({ name: 'Ventes', version: 2 });
    expect((await change(id, { shared: false }, manager)).status).toBe(200);
    expect(await names(leo)).toEqual([]);
    expect(await names()).toEqual(['Ventes']);
  });

  it('can be deleted once', async () => {
    const { id } = await saveView('Pau');
    expect([(await deleteView(id)).status, (await deleteView(id)).status, await names()]).toEqual([204, 404, []]);
  });

  it('is limited to fifty per user', async () => {
    for (let number = 1; number <= 50; number += 1) expect((await saveNamedView(`Vue ${number}`)).status).toBe(201);
    expect((await saveNamedView('Vue 51')).status).toBe(422);
    expect((await saveNamedView('Vue 51', {}, leo)).status).toBe(201);
  });

  it('is refused for an unknown list, and for an external address', async () => {
    expect((await saveNamedView('Pau', { area: 'sync' })).status).toBe(422);
    expect((await saveNamedView('Pau', { address: 'https://example.test' })).status).toBe(422);
    expect((await world.call('GET user/me/view?area=property')).status).toBe(401);
  });

  it('belongs to one list', async () => {
    await saveNamedView('Pau');
    expect((await saveNamedView('Pau', { area: 'contact', address: '?type=customer' })).status).toBe(201);
    expect(await names()).toEqual(['Pau']);
    const contacts = (await world.call('GET user/me/view?area=contact', { token: nora })).body;
    expect(contacts).toMatchObject([{ name: 'Pau', area: 'contact', address: '?type=customer' }]);
  });
});

describe('pinned views of a list', () => {
  const order = (ids: readonly number[], token = nora, area = 'property') =>
    world.call('PUT user/me/view/order', { token, body: { area, ids } });
  const pinned = async (token = nora, area = 'property') =>
    ((await world.call(`GET user/me/view?area=${area}`, { token })).body as View[])
      .filter(({ place }) => place !== null)
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ name }) => name);

  it('are in the order of pinning, until they are reordered', async () => {
    const [a, b, c] = [
      await saveView('Anglet', { pinned: true }),
      await saveView('Zones', { pinned: true }),
      await saveView('Bayonne', { pinned: true }),
    ];
    expect(await pinned()).toEqual(['Anglet', 'Zones', 'Bayonne']);
    expect((await order([c.id, a.id, b.id])).status).toBe(204);
    expect(await pinned()).toEqual(['Bayonne', 'Anglet', 'Zones']);
    await change(a.id, { pinned: false });
    await change(a.id, { pinned: true });
    expect(await pinned()).toEqual(['Bayonne', 'Zones', 'Anglet']);
    // naming a few of them moves those to the front
    await order([a.id, 9999]);
    expect(await pinned()).toEqual(['Anglet', 'Bayonne', 'Zones']);
  });

  it('have an order per user and per list', async () => {
    const one = await saveView('Une', { shared: true, pinned: true });
    const two = await saveView('Deux', { shared: true, pinned: true });
    const other = await saveView('Clients', { area: 'contact', pinned: true });
    await change(one.id, { pinned: true }, leo);
    await change(two.id, { pinned: true }, leo);
    await order([two.id, one.id, other.id], leo);
    expect([await pinned(), await pinned(leo)]).toEqual([
      ['Une', 'Deux'],
      ['Deux', 'Une'],
    ]);
    expect(await pinned(nora, 'contact')).toEqual(['Clients']);
  });

  it('are named once each, with a maximum', async () => {
    const { id } = await saveView('Pau', { pinned: true });
    expect((await order([id, id])).status).toBe(422);
    expect((await order(Array.from({ length: 251 }, (_, at) => at + 1))).status).toBe(422);
  });
});
