import { MAX_CART } from '@pignon/shared/domain/cart/cart.limits';
import type { StoredCart } from '@pignon/shared/domain/cart/cart.schema';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from '../property/property.service';

const REFERENCES = Array.from({ length: MAX_CART + 1 }, (_, index) => `V26-${String(index + 1).padStart(5, '0')}`);
const [FIRST = '', SECOND = '', THIRD = ''] = REFERENCES;

let world: World;
let anne: string;
let bruno: string;
let contacts: number[];

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  anne = await world.signIn([], { email: 'anne@pignon.test' });
  bruno = await world.signIn(['MANAGER'], { email: 'bruno@pignon.test' });
  await world.db.tx(async (tx) => {
    contacts = await insertManyContacts(
      tx,
      SOMEBODY,
      REFERENCES.map((_, index) => ({ fields: contactFields({ lastName: `Nom${index}` }) })),
    );
    await insertManyProperties(
      tx,
      SOMEBODY,
      REFERENCES.map((reference) => ({ reference, fields: propertyFields() })),
    );
  });
});
afterAll(() => world.close());

async function change(token: string, body: object): Promise<StoredCart> {
  const answer = await world.call('POST user/me/cart', { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}
const cartOf = async (token: string): Promise<StoredCart> => (await world.call('GET user/me/cart', { token })).body;

describe('a cart', () => {
  it('is empty at first, and separate for each user', async () => {
    expect(await cartOf(anne)).toEqual({ properties: [], contacts: [], version: 0 });
    await change(anne, { add: { properties: [FIRST], contacts: contacts.slice(0, 1) } });
    expect(await cartOf(anne)).toEqual({ properties: [FIRST], contacts: contacts.slice(0, 1), version: 1 });
    expect(await cartOf(bruno)).toEqual({ properties: [], contacts: [], version: 0 });
  });

  it('keeps the order of addition', async () => {
    await change(anne, { add: { properties: [SECOND, FIRST] } });
    await change(anne, { add: { properties: [THIRD, SECOND] }, remove: { properties: [FIRST] } });
    expect((await cartOf(anne)).properties).toEqual([SECOND, THIRD]);
  });

  it('removes what is both added and removed', async () => {
    await change(anne, { add: { properties: [FIRST] } });
    const both = { add: { properties: [FIRST, SECOND] }, remove: { properties: [FIRST] } };
    expect((await change(anne, both)).properties).toEqual([SECOND]);
  });

  it('increments its version only when something changes', async () => {
    const add = { properties: [FIRST] };
    expect((await change(anne, { add })).version).toBe(1);
    expect((await change(anne, { add })).version).toBe(1);
    expect((await change(anne, { remove: { properties: [SECOND] } })).version).toBe(1);
    expect((await change(anne, {})).version).toBe(1);
  });

  it('loses neither of two simultaneous changes', async () => {
    const adding = REFERENCES.slice(0, 12).map((reference) => change(anne, { add: { properties: [reference] } }));
    await Promise.all(adding);
    expect([...(await cartOf(anne)).properties].sort()).toEqual(REFERENCES.slice(0, 12));
  });

  it('skips missing and erased records', async () => {
    const [erased = 0, other = 0] = contacts;
    await change(anne, { add: { contacts: [erased, other] } });
    expect((await world.call(`POST contact/${erased}/erase`, { token: bruno })).status).toBe(200);
    expect(await cartOf(anne)).toMatchObject({ contacts: [other], version: 2 });
    const again = await change(anne, { add: { properties: ['V99-99999'], contacts: [erased, 999_999] } });
    expect(again).toEqual({ properties: [], contacts: [other], version: 2 });
  });

  it('holds 200 properties and 200 contacts, and refuses one more', async () => {
    const full = { properties: REFERENCES.slice(0, MAX_CART), contacts: contacts.slice(0, MAX_CART) };
    await change(anne, { add: full });
    for (const [list, items, word] of [
      ['properties', REFERENCES.slice(MAX_CART), 'biens'],
      ['contacts', contacts.slice(MAX_CART), 'contacts'],
    ] as const) {
      const answer = await world.call('POST user/me/cart', { token: anne, body: { add: { [list]: items } } });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        errors: [{ path: `add.${list}`, message: `Un panier contient au plus 200 ${word}` }],
      });
    }
    expect(await cartOf(anne)).toEqual({ ...full, version: 1 });
    // removals in the same change free space
    const replacement = { add: { properties: REFERENCES.slice(MAX_CART) }, remove: { properties: [FIRST] } };
    expect((await change(anne, replacement)).properties).toHaveLength(MAX_CART);
  });

  it.each([
    ['too much', { add: { properties: REFERENCES } }],
    ['another field', { add: { mandates: [1] } }],
    ['the whole', { properties: [FIRST] }],
    ['no reference', { add: { properties: ['../x'] } }],
    ['no id', { remove: { contacts: [0] } }],
  ])('refuses %s', async (_, body) => {
    expect((await world.call('POST user/me/cart', { token: anne, body })).status).toBe(422);
  });
});
