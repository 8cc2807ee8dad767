import type { Property } from '@pignon/shared/domain/property/property.schema';
import { contactFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';

let world: World;
let token: string;
let owner: number;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
  [owner = 0] = await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]));
});
afterAll(() => world.close());

async function create(location?: object): Promise<Property> {
  const body = {
    transactionType: 'SALE',
    financialInfo: { priceNoFees: 250_000 },
    contactTypes: { [owner]: ['OWNER'] },
    location,
  };
  return (await world.call('POST property', { token, body })).body;
}

describe('the location of a property', () => {
  it.each([
    ['a commune that was chosen', { insee: '64102', city: 'Bayonne' }],
    ['a postcode and a name', { postcode: '64100', city: 'bayonne', street: '3 rue Thiers' }],
  ])('is the centre of its commune for %s without a point', async (_, location) => {
    const { lat, lon, insee, precision } = (await create(location)).location;
    expect([insee, precision]).toEqual(['64102', 'CITY']);
    expect([lat, lon]).toEqual([expect.closeTo(43.49, 1), expect.closeTo(-1.47, 1)]);
  });

  it('keeps a given point, and has none for an unknown place', async () => {
    const exact = { insee: '64102', city: 'Bayonne', lat: 43.5, lon: -1.5, precision: 'EXACT' };
    expect((await create(exact)).location).toMatchObject(exact);
    expect((await create({ city: 'Trifouillis' })).location).toMatchObject({ lat: null, lon: null, insee: null });
    expect((await create()).location).toMatchObject({ lat: null, lon: null });
  });

  it('follows a changed address', async () => {
    const { reference, location } = await create({ insee: '64102', city: 'Bayonne' });
    const headers = { 'if-match': '"1"' };
    const movedLocation = { ...location, insee: '64122', postcode: '64200', city: 'Biarritz', lat: null, lon: null };
    const answer = await world.call(`PATCH property/${reference}`, {
      token,
      headers,
      body: { location: movedLocation },
    });
    const after = (answer.body as Property).location;
    expect(after.lat).toBeCloseTo(43.48, 1);
    expect(after.precision).toBe('CITY');
  });
});
