import type { Listing, ListingsChanged, Preflight } from '@pignon/shared/domain/sync/sync.schema';
import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { DEMO_AGENCY } from '../../../../demo/src/agency-settings';
import { writeAgency } from '../agency/agency.repo';
import { insertManyProperties } from '../property/property.service';

const ENERGY = {
  date: '2025-03-01',
  ademeNumber: null,
  energyValue: 120,
  finalEnergyValue: null,
  energyClass: 'C',
  gesValue: 12,
  gesClass: 'C',
  costMin: 900,
  costMax: 1250,
  costReferenceDate: '2023-01-01',
  exemption: null,
  auditDate: null,
} as const;
const house = (overrides: Parameters<typeof propertyFields>[0]) =>
  propertyFields({ energyEfficiency: { ...ENERGY }, ...overrides });

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SYNCHRO']);
  await world.call('POST sync', { token, body: { code: 'seloger', name: 'SeLoger', kind: 'POLIRIS' } });
  await world.db.tx(async (tx) => {
    await writeAgency(tx, DEMO_AGENCY);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V26-00001', fields: house({ title: 'Villa Éole' }) },
      { reference: 'V26-00002', fields: house({ title: '' }) },
      { reference: 'V26-00003', fields: house({ propertyStatus: 'SOLD' }) },
      { reference: 'V26-00004', fields: house({ title: 'Maison' }) },
    ]);
  });
  await world.db.query(sql`update property set mandate_status = 'RUNNING' where reference <> 'V26-00004'`);
});
afterAll(() => world.close());

const patch = (changes: object[], code = 'seloger') =>
  world.call(`PATCH sync/${code}/listings`, { token, body: { changes } });
async function includedReferences(query = '?included=true'): Promise<string[]> {
  const { status, body } = await world.call(`GET sync/seloger/listings${query}`, { token });
  expect(status).toBe(200);
  return (body as { content: { reference: string }[] }).content.map(({ reference }) => reference).sort();
}
const select = (selection: string) =>
  world.call('PATCH sync/seloger', { token, body: { selection }, headers: { 'if-match': '"1"' } });
async function preflight(): Promise<Preflight> {
  const { status, body } = await world.call('POST sync/seloger/preflight', { token });
  expect(status).toBe(200);
  return body;
}

describe('the properties of a portal', () => {
  it('are all except excluded ones, or only included ones', async () => {
    expect(await includedReferences()).toEqual(['V26-00001', 'V26-00002', 'V26-00004']);
    expect((await patch([{ reference: 'V26-00001', included: false }])).body).toEqual({ changed: 1, blocked: [] });
    expect(await includedReferences()).toEqual(['V26-00002', 'V26-00004']);
    expect(await includedReferences('?included=false')).toEqual(['V26-00001']);
    await select('CHOSEN');
    expect(await includedReferences()).toEqual([]);
    await world.db.query(sql`update property set mandate_status = 'RUNNING' where reference = 'V26-00004'`);
    await patch([
      { reference: 'V26-00001', included: true },
      { reference: 'V26-00004', included: true },
    ]);
    expect(await includedReferences()).toEqual(['V26-00001', 'V26-00004']);
    expect(await includedReferences('?text=eole')).toEqual(['V26-00001']);
    const { body } = await world.call('GET sync/seloger/listings?text=eole', { token });
    expect(body).toMatchObject({
      content: [{ title: 'Villa Éole', included: true, choice: true, lastOutcome: null }],
      page: { totalElements: 1 },
    });
  });

  it('are stored with one journal entry', async () => {
    const choice = [{ reference: 'V26-00001', included: false }];
    await patch(choice);
    expect((await patch(choice)).status).toBe(304);
    await patch([{ reference: 'V26-00001', included: null }]);
    const entries = await world.db.query(
      sql`select ref, changes from audit_entry where entity = 'portal' and action = 'UPDATE' order by id`,
    );
    expect(entries).toEqual([
      { ref: 'seloger', changes: [{ path: 'listings.V26-00001', before: null, after: false }] },
      { ref: 'seloger', changes: [{ path: 'listings.V26-00001', before: false, after: null }] },
    ]);
  });

  it('skip blocked ones, with the reasons, and accept the others', async () => {
    await select('CHOSEN');
    const all = ['V26-00001', 'V26-00002', 'V26-00003', 'V26-00004'];
    const { status, body } = await patch(all.map((reference) => ({ reference, included: true })));
    expect(status).toBe(200);
    const { changed, blocked } = body as ListingsChanged;
    expect(changed).toBe(1);
    expect(blocked.map(({ reference, findings }) => [reference, ...findings.map(({ path }) => path)])).toEqual([
      ['V26-00002', 'title'],
      ['V26-00003', 'propertyStatus'],
      ['V26-00004', 'mandateStatus'],
    ]);
    expect(await includedReferences()).toEqual(['V26-00001']);
    const again = await patch([{ reference: 'V26-00004', included: true }]);
    expect([again.status, again.body]).toMatchObject([200, { changed: 0, blocked: [{ reference: 'V26-00004' }] }]);
    expect(await world.db.query(sql`select reference from portal_listing`)).toEqual([{ reference: 'V26-00001' }]);
  });

  it('name one that is on the portal already and is blocked today', async () => {
    const choice = [{ reference: 'V26-00001', included: true }];
    await patch(choice);
    expect((await patch(choice)).status).toBe(304);
    await world.db.query(sql`update property set mandate_status = (select mandate_status from property
      where reference = 'V26-00004') where reference = 'V26-00001'`);
    const { status, body } = await patch(choice);
    expect([status, body]).toMatchObject([200, { changed: 0, blocked: [{ reference: 'V26-00001' }] }]);
    expect(await includedReferences()).toContain('V26-00001');
  });

  it('may always be excluded', async () => {
    expect((await patch([{ reference: 'V26-00004', included: false }])).body).toEqual({ changed: 1, blocked: [] });
    expect((await patch([{ reference: 'V26-00004', included: null }])).body).toEqual({ changed: 1, blocked: [] });
  });

  it('are refused for an unknown property or portal', async () => {
    const { status, body } = await patch([
      { reference: 'V26-00001', included: false },
      { reference: 'V26-09999', included: true },
    ]);
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'changes.1.reference' }] }]);
    expect(await includedReferences('?included=false')).toEqual([]);
    expect((await patch([{ reference: 'V26-00001', included: false }], 'unknown')).status).toBe(404);
    expect((await world.call('GET sync/unknown/listings', { token })).status).toBe(404);
    expect((await patch([])).status).toBe(422);
  });
});

describe('the preflight check', () => {
  it('blocks what the portal or the law refuses, with the reason, and passes the rest', async () => {
    const { portal, total, readyCount, blockedCount, ready, blocked } = await preflight();
    expect([portal, total, readyCount, blockedCount]).toEqual(['seloger', 3, 1, 2]);
    expect(ready).toMatchObject([{ reference: 'V26-00001', title: 'Villa Éole' }]);
    expect(blocked.map(({ reference }) => reference)).toEqual(['V26-00002', 'V26-00004']);
    const missingTitle = { path: 'title', severity: 'BLOCKING', message: 'Le titre manque.', source: 'PORTAL' };
    expect(blocked[0]?.findings).toContainEqual(missingTitle);
    expect(blocked[1]?.findings[0]?.message).toContain('mandat');
  });

  it('skips excluded properties, and sends nothing', async () => {
    await patch([{ reference: 'V26-00002', included: false }]);
    expect((await preflight()).total).toBe(2);
    expect(await world.db.query(sql`select 1 from sync_run`)).toEqual([]);
    expect((await world.call('POST sync/unknown/preflight', { token })).status).toBe(404);
  });

  it('checks more listings than one batch', async () => {
    const many = Array.from({ length: 1050 }, (_, n) => ({ reference: `V25-${10_000 + n}`, fields: house({}) }));
    await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, many));
    const { total, blockedCount, blocked } = await preflight();
    expect([total, blockedCount, blocked.length]).toEqual([1053, 1052, 1000]);
  });

  it('reports listings with warnings before the others', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => ({
      reference: `V25-${10_000 + n}`,
      fields: house({ title: 'T2' }),
    }));
    const long = { reference: 'V26-00009', fields: house({ title: 'é'.repeat(65) }) };
    await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [...many, long]));
    await world.db.query(sql`update property set mandate_status = 'RUNNING' where reference <> 'V26-00004'`);
    await world.db.query(sql`insert into media (owner, owner_ref, key, path, mime_type, byte_size, metadata, position)
      select 'property', reference, 'k', 'p.jpg', 'image/jpeg', 1, '{PUBLIC}', 0 from property where reference like 'V25-%'`);
    const { readyCount, ready } = await preflight();
    expect([readyCount, ready.length]).toEqual([1002, 1000]);
    expect(ready.slice(0, 2).map(({ reference }) => reference)).toEqual(['V26-00001', 'V26-00009']);
  });
});

describe('the properties on the market', () => {
  const listed = async (query = '') => {
    const { status, body } = await world.call(`GET sync/seloger/listings${query}`, { token });
    expect(status).toBe(200);
    return (body as { content: Listing[] }).content;
  };

  it('each have their legal and portal problems', async () => {
    const blocking = (await listed()).map(({ reference, findings }) => [
      reference,
      findings.filter(({ severity }) => severity === 'BLOCKING').map(({ path, source }) => `${source} ${path}`),
    ]);
    expect(Object.fromEntries(blocking)).toEqual({
      'V26-00001': [],
      'V26-00002': ['PORTAL title'],
      'V26-00004': ['LAW mandateStatus'],
    });
  });

  it('are filtered by inclusion and problems today, page by page', async () => {
    const references = async (query: string) => (await listed(query)).map(({ reference }) => reference).sort();
    expect(await references('?blocked=true')).toEqual(['V26-00002', 'V26-00004']);
    expect(await references('?blocked=false')).toEqual(['V26-00001']);
    expect(await references('?blocked=true&text=éole')).toEqual([]);
    const { body } = await world.call('GET sync/seloger/listings?blocked=true&pageSize=1&pageNumber=1', { token });
    expect(body).toMatchObject({ content: [expect.anything()], page: { totalElements: 2, totalPages: 2 } });
    await patch([{ reference: 'V26-00004', included: false }]);
    expect(await references('?blocked=true')).toEqual(['V26-00002']);
  });

  it('are filtered by selection and by property', async () => {
    expect(await listed('?transactionType=SALE')).toHaveLength(3);
    expect(await listed('?transactionType=RENT')).toEqual([]);
    expect(await listed('?propertyType=PARKING')).toEqual([]);
  });
});
