import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { createContact } from '../contact/contact.service';
import { insertManyMandates } from '../mandate/mandate.service';
import { createProperty, insertManyProperties, updateProperty } from './property.service';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const create = (fields = propertyFields(), overrides = {}) =>
  world.db.tx((tx) => createProperty(tx, SOMEBODY, { fields, ...overrides }));
const count = async (table: 'property' | 'audit_entry' | 'event') => {
  const queries = {
    property: sql`select count(*) as n from property`,
    audit_entry: sql`select count(*) as n from audit_entry`,
    event: sql`select count(*) as n from event`,
  };
  return (await world.db.query<{ n: number }>(queries[table]))[0]?.n;
};

describe('creating a property', () => {
  it('returns over HTTP all that was written', async () => {
    const contact = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
    const fields = propertyFields({ contactTypes: { [contact.id]: ['OWNER', 'TENANT'] }, features: ['POOL', 'LIFT'] });
    const { reference } = await create(fields);
    const token = await world.signIn([]);
    const answer = await world.call(`GET property/${reference}`, { token });
    const { financialInfo, ...others } = fields;
    expect(answer.body).toMatchObject({
      ...others,
      reference,
      technicalId: reference,
      price: 261_250,
      media: [],
      version: 1,
    });
    expect((answer.body as Property).financialInfo).toMatchObject({
      ...financialInfo,
      priceHistory: [{ price: 261_250 }],
    });
    expect(answer.headers['etag']).toEqual(versionTag(1));
    expect((await world.call('GET property/V99-99999', { token })).status).toBe(404);
    expect((await world.call('GET property/a%20b', { token })).status).toBe(422);
  });

  it('numbers sales and rentals separately, by the year in Paris', async () => {
    const at = (time: string) => ({ createdTime: time });
    expect((await create(undefined, at('2026-06-01T00:00:00.000Z'))).reference).toBe('V26-00001');
    expect((await create(propertyFields({ transactionType: 'RENT' }), at('2026-06-01T00:00:00.000Z'))).reference).toBe(
      'L26-00001',
    );
    expect((await create(undefined, at('2026-12-31T23:30:00.000Z'))).reference).toBe('V27-00001');
  });

  it('assigns unique numbers, to simultaneous writers and after an import or a deletion', async () => {
    const at = { createdTime: '2026-06-01T00:00:00.000Z' };
    const together = await Promise.all(Array.from({ length: 8 }, () => create(undefined, at)));
    expect(new Set(together.map(({ reference }) => reference)).size).toBe(8);
    await world.db.query(sql`delete from property where reference = 'V26-00008'`);
    expect((await create(undefined, at)).reference).toBe('V26-00009');
    await create(undefined, { ...at, reference: 'V26-00050' });
    expect((await create(undefined, at)).reference).toBe('V26-00051');
  });

  it('requires a kind of transaction', async () => {
    await expect(create(propertyFields({ transactionType: null }))).rejects.toMatchObject({
      code: 'VALIDATION',
      details: { errors: [{ path: 'transactionType', message: 'Il manque le type de transaction' }] },
    });
  });

  it('writes nothing when a part of it fails', async () => {
    await world.db.query(sql`alter table event add constraint no_more_room check (false)`);
    try {
      await expect(create()).rejects.toThrow('no_more_room');
    } finally {
      await world.db.query(sql`alter table event drop constraint no_more_room`);
    }
    expect([await count('property'), await count('audit_entry')]).toEqual([0, 0]);
    await expect(create(propertyFields({ contactTypes: { 12345: ['OWNER'] } }))).rejects.toThrow();
    expect([await count('property'), await count('audit_entry'), await count('event')]).toEqual([0, 0, 0]);
    expect((await create()).reference).toMatch(/-00001$/);
  });

  it('writes a thousand at once with journal and events', async () => {
    const items = Array.from({ length: 1200 }, () => ({ fields: propertyFields() }));
    const references = await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, items));
    expect(references[1199]).toMatch(/-01200$/);
    expect([await count('property'), await count('audit_entry'), await count('event')]).toEqual([1200, 1200, 1200]);
  });
});

describe('changing a property', () => {
  it('increments the version, returns the changes and records the price', async () => {
    const { reference } = await create();
    const fields = propertyFields({ money: { priceNoFees: 240_000 }, title: 'Villa' });
    const { entity } = await world.db.tx((tx) => updateProperty(tx, SOMEBODY, { reference, version: 1, fields }));
    expect(entity).toMatchObject({ version: 2, title: 'Villa', price: 250_800 });
    expect(entity.financialInfo.priceHistory.map(({ price }) => price)).toEqual([261_250, 250_800]);
    const [entry] = await world.db.query<{ changes: unknown }>(
      sql`select changes from audit_entry where action = 'UPDATE' and ref = ${reference}`,
    );
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { path: 'title', before: 'Maison de ville', after: 'Villa' },
        { path: 'financialInfo.priceNoFees', before: 250_000, after: 240_000 },
      ]),
    );
    const titles = await world.db.query<{ title: string }>(sql`select title from event order by id`);
    expect(titles.at(-1)?.title).toBe(
      `Prix du bien ${reference} modifié\u00a0: 261\u202f250\u00a0€ → 250\u202f800\u00a0€`,
    );
  });

  it('writes nothing when nothing differs', async () => {
    const { reference } = await create();
    expect(
      await world.db.tx((tx) => updateProperty(tx, SOMEBODY, { reference, version: 1, fields: propertyFields() })),
    ).toMatchObject({
      changed: false,
      entity: { version: 1 },
    });
    expect(await count('audit_entry')).toBe(1);
  });

  it('accepts one of two writers and shows the other the current state', async () => {
    const { reference } = await create();
    const write = (title: string) =>
      world.db.tx((tx) => updateProperty(tx, SOMEBODY, { reference, version: 1, fields: propertyFields({ title }) }));
    const results = await Promise.allSettled([write('A'), write('B')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'STALE', current: { version: 2 } });
  });
});

describe('the mandate shown on a property', () => {
  it('is the running one, else the pending one, else the latest', async () => {
    const contact = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
    const { reference } = await create();
    const sign = async (status: 'EXPIRED' | 'CLOSED' | 'PENDING' | 'RUNNING') => {
      const fields = mandateFields({ propertyRef: reference, counterParts: [contact.id], type: 'NON_EXCLUSIVE' });
      await world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, [{ fields, life: { status } }]));
      const [row] = await world.db.query<{ status: string }>(sql`select mandate_status as status from property`);
      return row?.status;
    };
    expect(await sign('EXPIRED')).toBe('EXPIRED');
    expect(await sign('CLOSED')).toBe('CLOSED');
    expect(await sign('RUNNING')).toBe('RUNNING');
    expect(await sign('PENDING')).toBe('RUNNING');
  });
});

describe('the journal', () => {
  it('is append-only', async () => {
    await create();
    await expect(world.db.query(sql`delete from audit_entry`)).rejects.toThrow('only grows');
    await expect(world.db.query(sql`update audit_entry set user_email = 'x'`)).rejects.toThrow('only grows');
  });
});
