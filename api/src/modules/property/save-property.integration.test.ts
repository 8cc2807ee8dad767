import type { Problem } from '@pignon/shared/domain/common/problem';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import { contactFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { insertManyContacts } from '../contact/contact.service';

let world: World;
let token: string;
let owner: number;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  [owner = 0] = await world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]));
});
afterAll(() => world.close());

const sale = (overrides: object = {}) => ({
  transactionType: 'SALE',
  financialInfo: { priceNoFees: 250_000 },
  contactTypes: { [owner]: ['OWNER'] },
  ...overrides,
});

async function create(body: object = sale()): Promise<Property> {
  const answer = await world.call('POST property', { token, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

const patch = (reference: string, version: number, body: object) =>
  world.call(`PATCH property/${reference}`, { token, body, headers: { 'if-match': `"${version}"` } });

const problemOf = ({ body }: { body: never }): Problem => body;

async function eventTitles(): Promise<string[]> {
  const rows = await world.db.query<{ title: string }>(sql`select e.title from event e
    join event_link l on l.event_id = e.id and l.kind = 'property' order by e.id`);
  return rows.map(({ title }) => title);
}

describe('POST property', () => {
  it('sets defaults for missing fields', async () => {
    const property = await create();
    expect(property).toMatchObject({
      version: 1,
      propertyStatus: 'ACTIVE',
      propertyType: 'HOUSE',
      price: 261_250,
      financialInfo: { feeType: 'BUYER', commissionRate: 4.5, priceHistory: [{ price: 261_250 }] },
    });
    expect(property.reference).toMatch(/^V\d\d-00001$/);
    expect(property.rooms.map(({ type }) => type)).toEqual(['LIVING_ROOM', 'KITCHEN', 'TOILET', 'BEDROOM']);
  });

  it('journals the author and source, and writes an event', async () => {
    const { reference } = await create();
    const rows = await world.db.query(
      sql`select user_email, action, source, address from audit_entry where entity = 'property' and ref = ${reference}`,
    );
    expect(rows).toEqual([{ user_email: 'nora@pignon.test', action: 'CREATE', source: 'API', address: '127.0.0.1' }]);
    expect(await eventTitles()).toEqual([`Bien ${reference} créé`]);
  });

  it.each([
    ['nothing at all', {}, 'transactionType', 'Il manque le type de transaction'],
    ['a sale without price', { transactionType: 'SALE' }, 'financialInfo.priceNoFees', 'Le prix est requis'],
    ['a rental without rent', { transactionType: 'RENT' }, 'rentalInfo.rent', 'Le prix est requis'],
    [
      'nobody tied to it',
      { transactionType: 'SALE', financialInfo: { priceNoFees: 1 } },
      'contactTypes',
      'Au moins 1 contact est requis',
    ],
  ])('returns the message of the first violated rule for %s', async (_, body, path, message) => {
    const answer = await world.call('POST property', { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'VALIDATION', message, errors: [{ path, message }] });
  });

  it('requires the charges of a rental, then the basis of its fees', async () => {
    const rental = { transactionType: 'RENT', rentalInfo: { rent: 800 }, contactTypes: { [owner]: ['OWNER'] } };
    const first = await world.call('POST property', { token, body: rental });
    expect(problemOf(first).message).toBe('Charges mensuelles manquantes');
    const second = await world.call('POST property', {
      token,
      body: { ...rental, financialInfo: { monthlyExpenses: 40 } },
    });
    expect(problemOf(second).message).toBe('Mode de calcul des frais manquant');
    const property = await create({
      ...rental,
      financialInfo: { monthlyExpenses: 40 },
      rentalInfo: { rent: 800, rentalFeeMode: 'ZONE_CAP' },
    });
    expect(property).toMatchObject({ price: 840, rentalInfo: { chargeMode: 'PROVISION', furnished: false } });
    expect(property.reference).toMatch(/^L\d\d-00001$/);
  });

  it('refuses unknown contacts and inactive negotiators', async () => {
    const unknownContacts = await world.call('POST property', {
      token,
      body: sale({ contactTypes: { '987654': ['OWNER'] } }),
    });
    expect(unknownContacts.status).toBe(422);
    expect(problemOf(unknownContacts).errors).toEqual([
      { path: 'contactTypes', message: 'Un contact lié n’existe pas ou n’existe plus.' },
    ]);
    await world.signIn(['NEGOTIATOR'], { email: 'parti@pignon.test', status: 'SUSPENDED' });
    const response = await world.call('POST property', { token, body: sale({ negotiator: 'parti@pignon.test' }) });
    expect(response.status).toBe(422);
    expect(problemOf(response).errors?.[0]?.path).toBe('negotiator');
    expect(await create(sale({ negotiator: 'nora@pignon.test' }))).toMatchObject({ negotiator: 'nora@pignon.test' });
  });

  it('refuses unknown fields, and writes nothing', async () => {
    const answer = await world.call('POST property', { token, body: sale({ reference: 'V26-00042' }) });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toEqual([{ path: 'reference', message: 'Ce champ n’est pas connu.' }]);
    expect(await world.db.query(sql`select from property`)).toHaveLength(0);
  });

  it.each([
    ['a contact numbered twice', { contactTypes: { '01': ['OWNER'] } }],
    ['a negotiator without a name', { negotiator: '' }],
    ['a price beyond any price', { financialInfo: { priceNoFees: 1e12 } }],
    ['thousandths of a euro', { financialInfo: { priceNoFees: 0.005 } }],
  ])('refuses %s', async (_, overrides) => {
    const answer = await world.call('POST property', { token, body: sale(overrides) });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toHaveLength(1);
  });

  it('computes no price per m² for a tiny area', async () => {
    const financialInfo = { priceNoFees: 1_000_000_000, commissionRate: 99 };
    const property = await create(sale({ financialInfo, propertyMetadata: { homeSize: 0.0001 } }));
    expect(property.price).toBe(1_990_000_000);
  });

  it('ignores a price history and a signature from its caller', async () => {
    const comment = {
      pinned: true,
      text: 'Clé au bureau',
      createdTime: '2026-11-20T10:00:00.000Z',
      author: 'x@y.test',
    };
    const forged = { priceNoFees: 250_000, priceHistory: [{ at: '2020-01-01T00:00:00.000Z', price: 1 }] };
    const property = await create(sale({ financialInfo: forged, comments: [comment] }));
    expect(property.financialInfo.priceHistory.map(({ price }) => price)).toEqual([261_250]);
    expect(property.comments[0]?.author).toBe('nora@pignon.test');
  });

  it('creates once when sent twice under one key', async () => {
    const headers = { 'idempotency-key': 'one-save' };
    const [first, second] = [
      await world.call('POST property', { token, headers, body: sale() }),
      await world.call('POST property', { token, headers, body: sale() }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await world.db.query(sql`select from property`)).toHaveLength(1);
    const other = await world.call('POST property', { token, headers, body: sale({ title: 'Autre' }) });
    expect(other.status).toBe(409);
  });

  it('assigns unique references to forty simultaneous writers', async () => {
    const createdProperties = await Promise.all(Array.from({ length: 40 }, () => create()));
    const numbers = createdProperties.map(({ reference }) => Number(reference.slice(4))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('is allowed to negotiators and managers', async () => {
    const support = await world.signIn(['SUPPORT', 'SYNCHRO']);
    expect((await world.call('POST property', { token: support, body: sale() })).status).toBe(403);
  });
});

describe('PATCH property/{reference}', () => {
  it('records every price, also a returning one, and none twice in a row', async () => {
    const { reference, financialInfo } = await create();
    const changePrice = async (version: number, priceNoFees: number) => {
      const answer = await patch(reference, version, { financialInfo: { ...financialInfo, priceNoFees } });
      return (answer.body as Property).financialInfo.priceHistory.map(({ price }) => price);
    };
    expect(await changePrice(1, 240_000)).toEqual([261_250, 250_800]);
    expect(await changePrice(2, 250_000)).toEqual([261_250, 250_800, 261_250]);
    expect((await patch(reference, 3, { title: 'Villa' })).body).toMatchObject({
      financialInfo: { priceHistory: [{ price: 261_250 }, { price: 250_800 }, { price: 261_250 }] },
    });
  });

  it('changes the given fields and keeps the others', async () => {
    const before = await create();
    const financialInfo = { ...before.financialInfo, priceNoFees: 240_000, priceHistory: [] };
    const answer = await patch(before.reference, 1, { title: 'Villa', propertyStatus: 'UNDER_OFFER', financialInfo });
    expect(answer.status).toBe(200);
    expect(answer.headers['etag']).toEqual(versionTag(2));
    expect(answer.body).toMatchObject({
      title: 'Villa',
      price: 250_800,
      contactTypes: before.contactTypes,
      version: 2,
    });
    expect((answer.body as Property).financialInfo.priceHistory.map(({ price }) => price)).toEqual([261_250, 250_800]);
    const { reference } = before;
    expect((await eventTitles()).slice(1)).toEqual([
      `Prix du bien ${reference} modifié\u00a0: 261\u202f250\u00a0€ → 250\u202f800\u00a0€`,
      `Statut du bien ${reference} modifié\u00a0: actif → sous offre`,
    ]);
    const [entry] = await world.db.query<{ changes: unknown }>(
      sql`select changes from audit_entry where action = 'UPDATE' and ref = ${reference}`,
    );
    expect(entry?.changes).toContainEqual({ path: 'title', before: '', after: 'Villa' });
  });

  it('answers 304 when nothing changes, and writes nothing', async () => {
    const { reference, title, rooms } = await create();
    const answer = await patch(reference, 1, { title, rooms });
    expect(answer.status).toBe(304);
    expect((await patch(reference, 1, {})).status).toBe(304);
    expect(await world.db.query(sql`select from audit_entry where action = 'UPDATE'`)).toHaveLength(0);
  });

  it('requires the base version, and returns the current property after a conflict', async () => {
    const { reference } = await create();
    const without = await world.call(`PATCH property/${reference}`, { token, body: { title: 'A' } });
    expect(without.status).toBe(428);
    await patch(reference, 1, { title: 'A' });
    const staleChange = await patch(reference, 1, { title: 'B' });
    expect(staleChange.status).toBe(412);
    expect(staleChange.body).toMatchObject({ code: 'STALE', current: { title: 'A', version: 2 } });
  });

  it('sets the author of a new comment, and keeps those of others', async () => {
    const first = { pinned: false, text: 'Clé au bureau', createdTime: '2026-11-20T10:00:00.000Z', author: null };
    const { reference, comments } = await create(sale({ comments: [first] }));
    token = await world.signIn(['MANAGER'], { email: 'anne@pignon.test' });
    const second = { ...first, createdTime: '2026-11-20T11:00:00.000Z', author: 'nora@pignon.test' };
    const answer = await patch(reference, 1, { comments: [...comments, second] });
    expect((answer.body as Property).comments.map(({ author }) => author)).toEqual([
      'nora@pignon.test',
      'anne@pignon.test',
    ]);
  });

  it('validates the whole property', async () => {
    const { reference } = await create();
    const empty = await patch(reference, 1, { contactTypes: {} });
    expect(empty.body).toMatchObject({ status: 422, message: 'Au moins 1 contact est requis' });
    const rental = await patch(reference, 1, { transactionType: 'RENT' });
    expect(problemOf(rental).message).toBe('Charges mensuelles manquantes');
    const unknownContacts = await patch(reference, 1, { contactTypes: { '987654': ['OWNER'], '987655': ['TENANT'] } });
    expect(problemOf(unknownContacts).message).toBe('2 contacts liés n’existent pas ou n’existent plus.');
  });

  it('allows other changes despite a negotiator who has left', async () => {
    const { reference } = await create(sale({ negotiator: 'nora@pignon.test' }));
    token = await world.signIn(['MANAGER']);
    await world.db.query(sql`update app_user set status = 'CLOSED' where login_email = 'nora@pignon.test'`);
    expect((await patch(reference, 1, { title: 'A', negotiator: 'nora@pignon.test' })).status).toBe(200);
    expect((await patch(reference, 2, { negotiator: null })).status).toBe(200);
    expect((await patch(reference, 3, { negotiator: 'nora@pignon.test' })).status).toBe(422);
  });

  it('is 404 for an unknown property', async () => {
    expect((await patch('V26-99999', 1, { title: 'A' })).status).toBe(404);
  });
});
