import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { ImportValues } from '@pignon/shared/domain/contact/import/import-fields';
import type { ImportResult } from '@pignon/shared/domain/contact/import/import.schema';
import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { BAYONNE, contactFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../contact.service';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['MANAGER'], { email: 'nora@pignon.test' });
});
afterAll(() => world.close());

const DEFAULTS = { contactType: 'SUPPLIER', source: 'fichier.csv', negotiator: null };
const importRequest = (values: readonly ImportValues[], overrides: object = {}) => ({
  lines: values.map((each, index) => ({ line: index + 2, values: each })),
  defaults: { ...DEFAULTS, ...overrides },
});
async function send(body: object, key?: string, call = 'POST contact/import'): Promise<ImportResult[]> {
  const answer = await world.call(call, { token, body, headers: key ? { 'idempotency-key': key } : {} });
  expect(answer).toMatchObject({ status: call.endsWith('check') ? 200 : 201 });
  return (answer.body as { results: ImportResult[] }).results;
}
const count = async (table: 'contact' | 'audit_entry' | 'event' = 'contact'): Promise<number> => {
  const tables = {
    contact: sql`select count(*)::int as total from contact`,
    audit_entry: sql`select count(*)::int as total from audit_entry where action = 'CREATE'`,
    event: sql`select count(*)::int as total from event`,
  };
  const [row] = await world.db.query<{ total: number }>(tables[table]);
  return row?.total ?? 0;
};
const keep = (overrides: Parameters<typeof contactFields>[0]) =>
  world.db.tx((tx) => insertManyContacts(tx, SOMEBODY, [{ fields: contactFields(overrides) }]));
const NOBODY = { firstName: 'X', lastName: 'Y', email: null, phone: [], location: null };

describe('POST contact/import', () => {
  it('creates valid lines, refuses invalid ones cell by cell, and reports what it dropped', async () => {
    const results = await send(
      importRequest([
        { lastName: 'DUPONT', firstName: 'Jean', mobile: '612345678', postcode: '64100', city: 'BAYONNE CEDEX' },
        { lastName: '', email: 'jean@' },
        { lastName: 'Mendy', title: 'Dr', city: 'Nulle-Part' },
      ]),
    );
    expect(results).toMatchObject([
      { line: 2, outcome: 'CREATED', problems: [], notes: [] },
      { line: 3, outcome: 'REFUSED', contactId: null, problems: [{ path: 'lastName' }, { path: 'email' }] },
      { line: 4, outcome: 'CREATED', notes: [{ path: 'title' }, { path: 'city' }] },
    ]);
    const { body } = await world.call(`GET contact/${results[0]?.contactId ?? 0}`, { token });
    expect(body as Contact).toMatchObject({
      lastName: 'DUPONT',
      contactType: ['SUPPLIER'],
      source: 'fichier.csv',
      phone: [{ number: '+33612345678', main: true }],
      location: { city: 'Bayonne', postcode: '64100', insee: '64102' },
      consents: [],
    });
    expect([await count(), await count('audit_entry'), await count('event')]).toEqual([2, 2, 2]);
  });

  it('reads towns in any spelling, and reports which postcode it dropped', async () => {
    const results = await send(
      importRequest([
        { lastName: 'Un', postcode: '93200', city: 'ST DENIS' },
        { lastName: 'Deux', postcode: '75018', city: 'PARIS 18EME' },
        { lastName: 'Trois', postcode: '13008' },
        { lastName: 'Quatre', postcode: '64109', city: 'BAYONNE CEDEX 9' },
        { lastName: 'Cinq', postcode: '64999', city: 'Bayonne' },
        { lastName: 'Six', postcode: '75000', city: 'Paris' },
      ]),
    );
    const locations = await Promise.all(
      results.map(async ({ contactId }) => {
        const { location } = (await world.call(`GET contact/${contactId ?? 0}`, { token })).body as Contact;
        return [location?.insee, location?.postcode, location?.city];
      }),
    );
    expect(locations).toEqual([
      ['93066', '93200', 'Saint-Denis'],
      ['75118', '75018', 'Paris 18e'],
      ['13208', '13008', 'Marseille 8e'],
      ['64102', '64109', 'BAYONNE CEDEX 9'],
      ['64102', '64100', 'Bayonne'],
      ['75056', null, 'Paris'],
    ]);
    expect(results.map(({ notes }) => notes.map(({ path }) => path))).toEqual([
      ...[[], [], [], []],
      ...[['postcode'], ['postcode']],
    ]);
    expect(results[5]?.notes[0]?.message).toMatch(/ 75000 n’est pas celui de Paris .* Laissé de côté\.$/);
  });

  it('treats spellings of one arrondissement as one town', async () => {
    const paris = { ...BAYONNE, city: 'Paris 18e', insee: '75118', postcode: '75018' };
    await keep({ ...NOBODY, lastName: 'Dupont', firstName: 'Jean', location: paris });
    const outcomes = async (city: string) =>
      (await send(importRequest([{ lastName: 'Dupont', firstName: 'Jean', city }]))).map(({ outcome }) => outcome);
    expect(await outcomes('Paris')).toEqual(['DOUBLE']);
    expect(await outcomes('paris 18ème')).toEqual(['DOUBLE']);
    expect(await outcomes('Paris 17')).toEqual(['CREATED']);
  });

  it('sets aside existing contacts, with the data that identifies them', async () => {
    const [jean] = await keep({ ...NOBODY, lastName: 'Dupont', firstName: 'Jean', location: BAYONNE });
    const [both] = await keep({ ...NOBODY, email: 'A@exemple.test', company: 'SCI Haute', location: BAYONNE });
    await keep({ ...NOBODY, email: 'a@exemple.test' });
    const results = await send(
      importRequest([
        { lastName: 'JEAN', firstName: 'Dupont', city: 'Bayonne' },
        { company: 'sci haute', email: 'a@EXEMPLE.test', city: 'bayonne' },
        { lastName: 'Dupont', firstName: 'Jean' },
        { lastName: 'Dupont', firstName: 'Jean', city: 'Pau' },
      ]),
    );
    expect(results.map(({ outcome, contactId, reasons }) => [outcome, contactId, reasons])).toMatchObject([
      ['DOUBLE', jean, ['NAME_AND_CITY']],
      ['DOUBLE', both, ['EMAIL', 'NAME_AND_CITY']],
      ['DOUBLE', jean, ['NAME']],
      ['CREATED', expect.any(Number), []],
    ]);
  });

  it('creates nobody twice from one file, and names the line and the contact', async () => {
    const [first, refused, duplicate] = await send(
      importRequest([
        { lastName: 'Mendy', mobile: '0612345678' },
        { lastName: 'Mendy', mobile: '0612345678', email: 'x' },
        { lastName: 'Mendy Ana', phone: '06 12 34 56 78' },
      ]),
    );
    expect(refused?.outcome).toBe('REFUSED');
    expect(duplicate).toMatchObject({
      outcome: 'DOUBLE',
      sameAsLine: 2,
      contactId: first?.contactId,
      reasons: ['PHONE'],
    });
  });

  it('uses the negotiator that a line names, else the one given for all', async () => {
    const lines = [{ lastName: 'A', negotiator: 'NORA@pignon.test' }, { lastName: 'B' }];
    const [first] = await send(importRequest(lines));
    const [, second] = await send(
      importRequest([{ lastName: 'C' }, { lastName: 'D' }], { negotiator: 'nora@pignon.test' }),
    );
    for (const result of [first, second]) {
      const { body } = await world.call(`GET contact/${result?.contactId ?? 0}`, { token });
      expect((body as Contact).negotiator).toBe('nora@pignon.test');
    }
    const unknown = { token, body: importRequest([{ lastName: 'E' }], { negotiator: 'paul@pignon.test' }) };
    expect((await world.call('POST contact/import', unknown)).status).toBe(422);
  });

  it('notifies colleagues once', async () => {
    const received: unknown[] = [];
    const stop = await world.db.listen('pignon_change', {
      onNotice: (payload) => received.push(JSON.parse(payload)),
      onGap: () => undefined,
    });
    await send(importRequest(Array.from({ length: 10 }, (_, index) => ({ lastName: `Personne ${index}` }))));
    await waitFor(() =>
      expect(received.filter((each) => (each as { kind: string }).kind === 'contact')).toHaveLength(1),
    );
    expect(received).toContainEqual({ kind: 'contact', id: null, version: null });
    await stop();
  });

  it('refuses an invalid batch', async () => {
    const status = async (body: object) => (await world.call('POST contact/import', { token, body })).status;
    const line = { line: 2, values: { lastName: 'A' } };
    expect(await status({ lines: [], defaults: DEFAULTS })).toBe(422);
    expect(await status({ lines: [line, line], defaults: DEFAULTS })).toBe(422);
    expect(await status(importRequest(Array.from({ length: 101 }, () => ({ lastName: 'A' }))))).toBe(422);
    expect(await status({ lines: [{ line: 2, values: { id: '1' } }], defaults: DEFAULTS })).toBe(422);
    expect(await count()).toBe(0);
  });
});

describe('POST contact/import/check', () => {
  it('previews an import and writes nothing', async () => {
    const results = await send(
      importRequest([{ lastName: 'A' }, { lastName: '' }, { lastName: 'a' }]),
      undefined,
      CHECK,
    );
    expect(results).toMatchObject([
      { outcome: 'CREATED', contactId: null },
      { outcome: 'REFUSED' },
      { outcome: 'DOUBLE', sameAsLine: 2, contactId: null },
    ]);
    expect([await count(), await count('audit_entry')]).toEqual([0, 0]);
  });
});
const CHECK = 'POST contact/import/check';

describe('a file that is sent again', () => {
  const lines = importRequest([{ lastName: 'A', mobile: '0612345678' }, { lastName: 'B' }, { lastName: '' }]);

  it('gets the same response under its key and creates nobody', async () => {
    const first = await send(lines, 'file:0');
    expect(await send(lines, 'file:0')).toEqual(first);
    expect(await count()).toBe(2);
  });

  it('recognises each person without its key', async () => {
    const first = await send(lines);
    const again = await send(lines);
    expect(again.map(({ outcome }) => outcome)).toEqual(['DOUBLE', 'DOUBLE', 'REFUSED']);
    expect(again.map(({ contactId }) => contactId)).toEqual(first.map(({ contactId }) => contactId));
    expect(await count()).toBe(2);
  });

  it('creates nobody twice when two people send it at once', async () => {
    await Promise.all([send(lines, 'one'), send(lines, 'other')]);
    expect(await count()).toBe(2);
  });
});
