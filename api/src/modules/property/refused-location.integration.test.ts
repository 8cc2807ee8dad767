import type { Problem } from '@pignon/shared/domain/common/problem';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from './property.service';

let world: World;
let token: string;
let owner: number;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
  [owner = 0] = await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]));
});
afterAll(() => world.close());

const PLACE: Location = {
  ...{ label: '', street: null, postcode: null, city: '', insee: null, lat: null, lon: null, precision: 'CITY' },
};
const WRONG: Location = { ...PLACE, postcode: '64200', city: 'Bayonne', insee: '64102', label: '64200 Bayonne' };
const REFUSED = [{ path: 'location.postcode', message: 'Le code postal 64200 n’est pas celui de Bayonne (64100).' }];

const createProperty = (location: Partial<Location>) =>
  world.call('POST property', {
    token,
    body: {
      transactionType: 'SALE',
      financialInfo: { priceNoFees: 250_000 },
      contactTypes: { [owner]: ['OWNER'] },
      location,
    },
  });
const createContact = (location: Location) =>
  world.call('POST contact', { token, body: { contactType: ['CUSTOMER'], lastName: 'Etxeberria', location } });
const patch = (resource: string, version: number, body: object) =>
  world.call(`PATCH ${resource}`, { token, headers: { 'if-match': `"${version}"` }, body });

describe('a wrong postcode', () => {
  it('is refused beside its field, for a new property and a new contact', async () => {
    for (const answer of [await createProperty(WRONG), await createContact(WRONG)]) {
      expect(answer.status).toBe(422);
      expect((answer.body as Problem).errors).toEqual(REFUSED);
    }
  });

  it('is refused in a change, as is an unknown code', async () => {
    const property = (await createProperty({ postcode: '64100', city: 'bayonne' })).body as Property;
    const change = (location: Location) => patch(`property/${property.reference}`, 1, { location });
    expect(((await change({ ...property.location, postcode: '64200' })).body as Problem).errors).toEqual(REFUSED);
    const unknown = await change({ ...property.location, insee: '99999' });
    expect((unknown.body as Problem).errors?.map(({ path }) => path)).toEqual(['location.insee']);
    const contact = (await createContact({ ...WRONG, postcode: '64100' })).body as Contact;
    const answer = await patch(`contact/${contact.id}`, 1, { location: { ...contact.location, postcode: '64200' } });
    expect((answer.body as Problem).errors).toEqual(REFUSED);
  });

  it('that was stored before does not prevent a change of another field', async () => {
    const [reference = ''] = await world.db.tx((tx) =>
      insertManyProperties(tx, SOMEBODY, [
        { fields: propertyFields({ place: WRONG, contactTypes: { [owner]: ['OWNER'] }, negotiator: null }) },
      ]),
    );
    const changedLocation = { ...propertyFields({ place: WRONG }).location, street: '3 rue Thiers' };
    expect((await patch(`property/${reference}`, 1, { title: 'Maison de maître' })).status).toBe(200);
    expect((await patch(`property/${reference}`, 2, { location: changedLocation })).status).toBe(200);
    const [id = 0] = await world.db.tx((tx) =>
      insertManyContacts(tx, SOMEBODY, [{ fields: contactFields({ location: WRONG, negotiator: null }) }]),
    );
    expect((await patch(`contact/${id}`, 1, { lastName: 'Irigoyen', location: WRONG })).status).toBe(200);
  });
});

describe('a stored address', () => {
  it('has the arrondissement of a precise postcode', async () => {
    const { location } = (await createProperty({ postcode: '75018', city: 'Paris', street: '12 rue Custine' }))
      .body as Property;
    expect(location).toMatchObject({ insee: '75118', city: 'Paris 18e', label: '12 rue Custine, 75018 Paris 18e' });
    expect([location.lat, location.lon]).toEqual([expect.closeTo(48.8926, 2), expect.closeTo(2.3482, 2)]);
    const contact = (await createContact({ ...PLACE, postcode: '69003', city: 'LYON' })).body as Contact;
    expect(contact.location).toMatchObject({ insee: '69383', city: 'Lyon 3e' });
  });

  it.each([
    [
      { postcode: '28001', city: 'Madrid' },
      { insee: null, city: 'Madrid' },
    ],
    [
      { postcode: '64109', city: 'Bayonne CEDEX 9' },
      { insee: '64102', city: 'Bayonne CEDEX 9' },
    ],
  ])('of a person may be abroad, or a CEDEX: %j', async (place, expectedPlace) => {
    const answer = await createContact({ ...PLACE, ...place });
    expect([answer.status, (answer.body as Contact).location]).toMatchObject([201, { ...place, ...expectedPlace }]);
  });
});
