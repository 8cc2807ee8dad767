import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from '../property/property.service';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await world.db.tx(async (tx) => {
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V26-00042', fields: propertyFields({ title: 'Villa Éole' }) },
      { reference: 'V26-00420', fields: propertyFields({ title: 'Villa Arcadie', propertyStatus: 'ARCHIVED' }) },
    ]);
    const people = [
      contactFields({ firstName: 'Noël', lastName: 'Œuvrard', email: 'noel.oeuvrard@example.test' }),
      contactFields({ lastName: 'Durandeau', firstName: 'Luc', email: null, phone: [] }),
      contactFields({ lastName: 'Durand', firstName: 'Zoé', archived: true, phone: [] }),
      contactFields({ lastName: 'Durand', firstName: 'Ali', phone: [] }),
      contactFields({
        title: 'COMPANY',
        firstName: '',
        lastName: '',
        company: 'Menuiserie Etchegoyen',
        phone: [{ number: '+32475123456', type: 'WORK', main: true, note: '' }],
      }),
    ];
    await insertManyContacts(
      tx,
      SOMEBODY,
      people.map((fields) => ({ fields })),
    );
    const manyContacts = Array.from({ length: 25 }, (_, n) => ({
      fields: contactFields({ lastName: `Foule${n}`, phone: [] }),
    }));
    await insertManyContacts(tx, SOMEBODY, manyContacts);
  });
});
afterAll(() => world.close());

async function search(text: string, more = ''): Promise<SearchHit[]> {
  const answer = await world.call(`GET search?q=${encodeURIComponent(text)}${more}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}
const labels = async (text: string, more = '') => (await search(text, more)).map(({ label }) => label);

describe('search', () => {
  it.each(['ab', '  a  ', ''])('requires at least three characters, not "%s"', async (text) => {
    const { status, body } = await world.call(`GET search?q=${encodeURIComponent(text)}`, { token });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'q', message: 'Tapez au moins 3 caractères.' }] });
  });

  it('ignores accents and case in names', async () => {
    expect(await labels('EOLE')).toEqual(['Villa Éole']);
    expect(await labels('oeuvrard noel')).toEqual(['Œuvrard Noël']);
    expect(await labels('Œuvr')).toEqual(['Œuvrard Noël']);
  });

  it.each(['06 12 34 56 78', '0612345678', '06.12.34', '+33 6 12 34 56 78', '0033612345678', '+33 (0)6 12 34'])(
    'finds a phone number typed as %s',
    async (typed) => {
      expect(await labels(typed)).toEqual(['Œuvrard Noël']);
    },
  );

  it('finds foreign numbers, companies, e-mail addresses and references', async () => {
    expect(await labels('+32 475 12')).toEqual(['Menuiserie Etchegoyen']);
    expect(await labels('etchegoyen')).toEqual(['Menuiserie Etchegoyen']);
    expect(await labels('noel.oeuvrard@example.test')).toEqual(['Œuvrard Noël']);
    expect((await search('v26-00042'))[0]).toEqual({
      kind: 'property',
      reference: 'V26-00042',
      transactionType: 'SALE',
      propertyStatus: 'ACTIVE',
      label: 'Villa Éole',
      detail: 'Bayonne, 261\u202f250\u00a0€',
      archived: false,
    });
  });

  it.each(['équeurdreville', 'villa hainneville', 'Cherbourg en Cotentin', 'CherbourgenCotentin'])(
    'finds records in the commune that %s names',
    async (typed) => {
      const place = { city: 'Cherbourg-en-Cotentin', insee: '50129', postcode: '50120' };
      const hamlet = { ...place, city: 'Équeurdreville' };
      await world.db.tx(async (tx) => {
        await insertManyProperties(tx, SOMEBODY, [
          { reference: 'V26-00045', fields: propertyFields({ title: 'Villa des Dunes', place }) },
          { reference: 'V26-00046', fields: propertyFields({ title: 'Villa du Port', place: hamlet }) },
        ]);
      });
      const found = await labels(typed, '&type=property');
      await world.db.query(sql`delete from property where reference in ('V26-00045', 'V26-00046')`);
      expect(new Set(found)).toEqual(new Set(['Villa des Dunes', 'Villa du Port']));
    },
  );

  it('describes a property, with a monthly rent, and omits empty parts', async () => {
    const rentalInfo = {
      ...{ rent: 850, rentExcludingVat: null, deposit: null, tenantFee: null, inventoryFee: null, rentControl: null },
      ...{ landlordFee: null, landlordInventoryFee: null, furnished: false, leaseMonths: null, rentalFeeMode: null },
      ...({ chargeMode: 'PROVISION', leaseType: 'STANDARD' } as const),
    };
    const money = { priceNoFees: null, monthlyExpenses: null };
    await world.db.tx((tx) =>
      insertManyProperties(tx, SOMEBODY, [
        { reference: 'L26-00043', fields: propertyFields({ transactionType: 'RENT', rentalInfo, money }) },
        { reference: 'V26-00044', fields: propertyFields({ place: { city: '' }, propertyStatus: 'UNDER_OFFER' }) },
      ]),
    );
    const [rental] = await search('L26-00043');
    expect(rental).toMatchObject({ transactionType: 'RENT', detail: 'Bayonne, 850\u00a0€/mois' });
    const [withoutPlace] = await search('V26-00044');
    expect(withoutPlace).toMatchObject({ propertyStatus: 'UNDER_OFFER', detail: '261\u202f250\u00a0€' });
    await world.db.query(sql`delete from property where reference in ('L26-00043', 'V26-00044')`);
  });

  it.each(['V26 42', 'v2600042', 'v26-42'])('lists the reference typed as %s before all others', async (typed) => {
    expect((await search(typed))[0]).toMatchObject({ reference: 'V26-00042' });
  });

  it('finds an exact reference among more matches than are ranked', async () => {
    const many = Array.from({ length: 1010 }, (_, n) => ({ reference: `V26-4${1000 + n}`, fields: propertyFields() }));
    await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, many));
    expect((await search('V26 42'))[0]).toMatchObject({ reference: 'V26-00042' });
    await world.db.query(sql`delete from property where reference like 'V26-4____'`);
  });

  it.each([
    ['etchegoien', 'Menuiserie Etchegoyen'],
    ['durandau luc', 'Durandeau Luc'],
    ['Vila Arcady', 'Villa Arcadie'],
  ])('tolerates a typing error in %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label);
  });

  it('finds similar spellings only without exact ones, and nothing for distant ones', async () => {
    expect(await labels('durandeau')).toEqual(['Durandeau Luc']);
    expect(await labels('xyzzyx')).toEqual([]);
  });

  it('ranks whole words first, and archived records after others', async () => {
    expect(await labels('durand')).toEqual(['Durand Ali', 'Durand Zoé', 'Durandeau Luc']);
    expect((await search('villa')).map(({ archived }) => archived)).toEqual([false, true]);
  });

  it('filters by kind, and returns at most twenty', async () => {
    expect(new Set((await search('bayonne')).map(({ kind }) => kind))).toEqual(new Set(['property', 'contact']));
    expect(await search('bayonne')).toHaveLength(20);
    expect(await labels('bayonne', '&type=property')).toHaveLength(2);
    const both = await search('bayonne', '&type=property&type=contact');
    expect(both).toHaveLength(20);
    expect((await world.call('GET search?q=bayonne&type=mandate', { token })).status).toBe(422);
  });
});
