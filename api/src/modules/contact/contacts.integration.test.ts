import type { Contact, ContactFindReply } from '@pignon/shared/domain/contact/contact.schema';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { createProperty } from '../property/property.service';
import { createContact, insertManyContacts, updateContact } from './contact.service';

type Reply = z.infer<typeof ContactFindReply>;

let world: World;
let token: string;

const customerWith = (...filters: Criterion[]) => contactFields({ contactType: ['CUSTOMER'], filters, phone: [] });
const price = (min: number | null, max: number | null): Criterion => ({
  key: { type: 'NUMBER', key: 'PRICE' },
  values: [min, max],
});

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  const people = {
    Abeberry: contactFields({ contactType: ['OWNER', 'CUSTOMER'] }),
    Étcheto: customerWith(price(200_000, 300_000), {
      key: { type: 'ATTRIBUTE', key: 'TYPE' },
      values: ['HOUSE', 'LAND'],
    }),
    Zabala: customerWith(price(null, 100_000)),
    Mendy: {
      ...customerWith(
        { key: { type: 'ROOM_TYPE', key: 'BEDROOM' }, values: [3, null] },
        { key: { type: 'LOCATION', key: 'CITY' }, values: ['64102'] },
      ),
      nextFollowUp: '2026-11-25',
    },
    Oyhenart: contactFields({ archived: true, contactType: ['NOTARY'], negotiator: null, nextFollowUp: '2026-12-01' }),
  };
  const items = Object.entries(people).map(([lastName, fields], n) => ({
    fields: { ...fields, lastName },
    createdTime: `2026-11-20T10:0${n}:00.000Z`,
  }));
  await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, items));
});
afterAll(() => world.close());

async function find(body: object): Promise<Reply> {
  const answer = await world.call('POST contact/find', { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}
const namesOf = async (dto: object) => (await find({ dto })).content.map(({ lastName }) => lastName);

describe('contact/find', () => {
  it.each([
    ['nothing', {}, ['Oyhenart', 'Mendy', 'Zabala', 'Étcheto', 'Abeberry']],
    ['any of several types', { contactType: ['OWNER', 'NOTARY'] }, ['Oyhenart', 'Abeberry']],
    ['a name without accents', { text: 'etche' }, ['Étcheto']],
    ['a phone number', { text: '+33 6 12 34' }, ['Oyhenart', 'Abeberry']],
    ['a postcode', { text: '64100 mend' }, ['Mendy']],
    ['negotiator', { negotiator: SOMEBODY.user, archived: false, hasFilters: false }, ['Abeberry']],
    ['archived', { archived: true }, ['Oyhenart']],
    ['saved criteria', { hasFilters: true }, ['Mendy', 'Zabala', 'Étcheto']],
    ['a day to be called back before', { followUpBefore: '2026-12-02' }, ['Oyhenart', 'Mendy']],
    ['a day to be called back before, itself left out', { followUpBefore: '2026-12-01' }, ['Mendy']],
  ])('filters by %s', async (_, dto, expected) => {
    expect(await namesOf(dto)).toEqual(expected);
  });

  it.each<[string, Criterion]>([
    ['land', { key: { type: 'NUMBER', key: 'LAND_SIZE' }, values: [500, null] }],
    ['living area', { key: { type: 'NUMBER', key: 'HOME_SIZE' }, values: [500, null] }],
    ['rooms', { key: { type: 'NUMBER', key: 'ROOMS' }, values: [50, null] }],
    ['bedrooms', { key: { type: 'ROOM_TYPE', key: 'BEDROOM' }, values: [50, null] }],
    ['price', price(5_000_000, null)],
    ['kind', { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['CASTLE'] }],
    ['transaction', { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['RENT'] }],
    ['place', { key: { type: 'LOCATION', key: 'CITY' }, values: ['75056'] }],
  ])('finds nobody for a property that lacks the required %s', async (_, criterion) => {
    const { id } = await world.db.tx((tx) =>
      createContact(tx, SOMEBODY, { fields: { ...customerWith(criterion), lastName: 'Exigeant' } }),
    );
    const { reference } = await world.db.tx((tx) => createProperty(tx, SOMEBODY, { fields: propertyFields() }));
    expect(await namesOf({ matchesReference: reference })).toEqual(['Mendy', 'Étcheto']);
    await world.db.query(sql`delete from contact where id = ${id}`);
  });

  it('finds customers whose criteria a property meets', async () => {
    const house = await world.db.tx((tx) => createProperty(tx, SOMEBODY, { fields: propertyFields() }));
    expect(await namesOf({ matchesReference: house.reference })).toEqual(['Mendy', 'Étcheto']);
    const propertyElsewhere = propertyFields({ place: { insee: '64445' }, money: { priceNoFees: null } });
    const unpricedReference = await world.db.tx((tx) => createProperty(tx, SOMEBODY, { fields: propertyElsewhere }));
    expect(await namesOf({ matchesReference: unpricedReference.reference })).toEqual([]);
  });

  it('combines all filters', async () => {
    const { reference } = await world.db.tx((tx) => createProperty(tx, SOMEBODY, { fields: propertyFields() }));
    const all = {
      text: 'mendy 64100',
      contactType: ['CUSTOMER'],
      negotiator: SOMEBODY.user,
      archived: false,
      hasFilters: true,
      matchesReference: reference,
      followUpBefore: '2026-12-01',
    };
    expect(await namesOf(all)).toEqual(['Mendy']);
    const missedCriteria = {
      text: 'zabala',
      contactType: ['OWNER'],
      negotiator: 'x@pignon.test',
      archived: true,
      hasFilters: false,
      matchesReference: 'V00-1',
      followUpBefore: '2026-11-25',
    };
    for (const [field, value] of Object.entries(missedCriteria))
      expect(await namesOf({ ...all, [field]: value })).toEqual([]);
  });

  it('sorts by name in French order and by next follow-up, none last', async () => {
    const byName = await find({ order: { property: 'lastName', direction: 'ASC' } });
    expect(byName.content.map(({ lastName }) => lastName)).toEqual([
      'Abeberry',
      'Étcheto',
      'Mendy',
      'Oyhenart',
      'Zabala',
    ]);
    await world.db.query(
      sql`update contact set city = case last_name when 'Mendy' then 'Arcangues' else 'Bayonne' end`,
    );
    const byCity = await find({ order: { property: 'city', direction: 'ASC' } });
    expect(byCity.content[0]?.lastName).toBe('Mendy');
    const byFollowUp = await find({ order: { property: 'nextFollowUp', direction: 'DESC' }, pageSize: 1 });
    expect(byFollowUp.content[0]).toMatchObject({ lastName: 'Oyhenart', nextFollowUp: '2026-12-01' });
    expect(byFollowUp.page).toMatchObject({ totalElements: 5, totalPages: 5 });
  });
});

describe('contact/{id}', () => {
  it('returns all that was written, with its version', async () => {
    const fields = contactFields({
      observation: 'Rappeler « le soir »',
      filters: [price(1, 2)],
      birth: { date: '1980-02-29', place: 'Pau' },
    });
    const { id } = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields }));
    const answer = await world.call(`GET contact/${id}`, { token });
    expect(answer.body).toMatchObject({ ...fields, id, version: 1 });
    expect(answer.headers['etag']).toEqual(versionTag(1));
  });

  it.each([
    ['999999999', 404],
    ['0', 422],
    ['abc', 422],
    ['99999999999999999999', 422],
  ])('answers for %s with %i', async (id, status) => {
    expect((await world.call(`GET contact/${id}`, { token })).status).toBe(status);
  });
});

describe('writing a contact', () => {
  it('writes the row, the journal and the event together', async () => {
    const contact = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
    const patchedContact = contactFields({ firstName: 'Maika', filters: [price(5, null)] });
    const { entity, changed } = await world.db.tx((tx) =>
      updateContact(tx, SOMEBODY, {
        id: contact.id,
        version: 1,
        fields: patchedContact,
      }),
    );
    expect([changed, entity.version, entity.firstName]).toEqual([true, 2, 'Maika']);
    const journal = await world.db.query(sql`select action, changes, user_email as user, source, request_id as request
      from audit_entry where entity = 'contact' and ref = ${String(contact.id)} order by id`);
    expect(journal).toMatchObject([
      { action: 'CREATE', changes: [], user: SOMEBODY.user, source: 'UI', request: 'test-request' },
      {
        action: 'UPDATE',
        changes: expect.arrayContaining([{ path: 'firstName', before: 'Maïalen', after: 'Maika' }]) as unknown,
      },
    ]);
    const criteria = await world.db.query(
      sql`select price::text from contact_criteria where contact_id = ${contact.id}`,
    );
    expect(criteria).toEqual([{ price: '[5,)' }]);
  });

  it('writes nothing when nothing differs, and refuses changes to an older version', async () => {
    const { id } = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
    expect(
      await world.db.tx((tx) => updateContact(tx, SOMEBODY, { id, version: 1, fields: contactFields() })),
    ).toMatchObject({
      changed: false,
    });
    await world.db.tx((tx) =>
      updateContact(tx, SOMEBODY, { id, version: 1, fields: contactFields({ lastName: 'B' }) }),
    );
    const lateUpdate = world.db.tx((tx) =>
      updateContact(tx, SOMEBODY, { id, version: 1, fields: contactFields({ lastName: 'C' }) }),
    );
    await expect(lateUpdate).rejects.toMatchObject({
      code: 'STALE',
      current: { lastName: 'B' } satisfies Partial<Contact>,
    });
  });
});
