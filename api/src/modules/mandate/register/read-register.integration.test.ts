import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import sql from 'sql-template-tag';
import { mandateFields, SOMEBODY } from '../../../../test/factories';
import { MandateWorld, expectRefusal } from '../../../../test/mandate-world';
import { insertManyMandates } from '../mandate.service';

let m: MandateWorld;
let manager: string;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(async () => {
  await m.begin();
  manager = await m.world.signIn(['MANAGER']);
});
afterAll(() => m.world.close());

/** Mandates of another software with their numbers there, entered at noon of these days. */
const takeOver = (register: CardKind, entries: Readonly<Record<number, string>>) =>
  m.world.db.tx((tx) =>
    insertManyMandates(
      tx,
      SOMEBODY,
      Object.entries(entries).map(([number, day]) => ({
        fields: mandateFields({ propertyRef: 'V1', counterParts: [m.anne], register }),
        life: { status: 'EXPIRED' as const, registerNumber: Number(number), registerDate: `${day}T11:00:00.000Z` },
      })),
    ),
  );

const numbers = async (query: string) => {
  const { body } = await m.call(`GET mandate/register${query}`);
  return (body as unknown as { content: { registerNumber: number }[] }).content.map((line) => line.registerNumber);
};

describe('a register', () => {
  beforeEach(() => takeOver('T', { 4: '2026-01-02', 7: '2026-01-03', 8: '2026-02-01', 12: '2026-03-01' }));

  it('is read in ascending or descending order', async () => {
    expect(await numbers('')).toEqual([4, 7, 8, 12]);
    expect(await numbers('?direction=DESC&pageSize=3')).toEqual([12, 8, 7]);
    expect(await numbers('?direction=DESC&pageSize=3&pageNumber=1')).toEqual([4]);
  });

  it('finds one number, in its own register alone', async () => {
    expect(await numbers('?number=8')).toEqual([8]);
    expect(await numbers('?number=5')).toEqual([]);
    expect(await numbers('?number=8&register=G')).toEqual([]);
    expect(await numbers('?number=8&from=2026-02-02')).toEqual([]);
    expectRefusal(await m.call('GET mandate/register?number=0'), 422);
  });

  it('is exported as CSV, and journals the export', async () => {
    const { bytes, headers } = await m.call('GET mandate/register.csv?from=2026-01-03&to=2026-02-01');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [titles, ...rows] = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(titles).toMatch(
      /^\uFEFFNuméro de registre;Date d’inscription au registre;Mandants;Adresses des mandants;Objet;/,
    );
    expect(rows).toEqual([
      expect.stringMatching(/^T-7;03\/01\/2026;Élissalde Maïalen;"?4 rue des Œillets, 64100 Bayonne"?;Vente;/),
      expect.stringMatching(/^T-8;01\/02\/2026;/),
    ]);
    const [entry] = await m.world.db.query(
      sql`select action, changes from audit_entry where action = 'EXPORT' order by id desc`,
    );
    expect(entry).toMatchObject({ changes: [{ path: 'mandate', after: { count: 2, register: 'T' } }] });
  });
});

describe('missing numbers of a register', () => {
  const explain = (body: object, token = manager) => m.world.call('PATCH mandate/register/T/gap', { token, body });
  const gaps = async (register = 'T') =>
    (await m.call(`GET mandate/register/gap?register=${register}`)).body as unknown;

  beforeEach(() => takeOver('T', { 4: '2026-01-02', 7: '2026-01-03', 9: '2026-02-01' }));

  it('are listed from the first number on, as ranges', async () => {
    expect(await gaps()).toEqual([
      { first: 5, last: 6, reason: null },
      { first: 8, last: 8, reason: null },
    ]);
    expect(await gaps('G')).toEqual([]);
  });

  it('are explained by a manager, journaled, and may be explained again', async () => {
    const answer = await explain({ first: 5, last: 6, reason: ' Carnet perdu. ' });
    expect([answer.status, answer.body]).toMatchObject([200, [{ first: 5, reason: 'Carnet perdu.' }, { first: 8 }]]);
    expect((await explain({ first: 5, last: 6, reason: 'Carnet perdu.' })).status).toBe(304);
    await explain({ first: 5, last: 6, reason: 'Carnet retrouvé vide.' });
    expect(await gaps()).toMatchObject([{ reason: 'Carnet retrouvé vide.' }, { reason: null }]);
    const entries = await m.world.db.query(sql`select changes from audit_entry where entity = 'agency' order by id`);
    expect(entries).toEqual([
      { changes: [{ path: 'registerGap.T.5-6', before: null, after: 'Carnet perdu.' }] },
      { changes: [{ path: 'registerGap.T.5-6', before: 'Carnet perdu.', after: 'Carnet retrouvé vide.' }] },
    ]);
  });

  it('are listed and explained to the last of many', async () => {
    const oddNumbers = Array.from({ length: 202 }, (_, index): [number, string] => [101 + 2 * index, '2026-03-01']);
    await takeOver('G', Object.fromEntries(oddNumbers));
    expect(await gaps('G')).toHaveLength(201);
    const body = { first: 502, last: 502, reason: 'Resté dans l’ancien logiciel.' };
    const answer = await m.world.call('PATCH mandate/register/G/gap', { token: manager, body });
    expect([answer.status, (answer.body as unknown as unknown[]).at(-1)]).toEqual([200, body]);
  });

  it('keep their explanation when one of the numbers is entered', async () => {
    await takeOver('T', { 20: '2026-03-01' });
    await explain({ first: 10, last: 19, reason: 'Ancien logiciel.' });
    await takeOver('T', { 14: '2026-02-02' });
    expect(await gaps()).toMatchObject([
      { first: 5 },
      { first: 8 },
      { first: 10, last: 13, reason: 'Ancien logiciel.' },
      { first: 15, last: 19, reason: 'Ancien logiciel.' },
    ]);
  });

  it.each([
    [{ first: 4, last: 4, reason: 'Là.' }, 'first'],
    [{ first: 5, last: 8, reason: 'Là.' }, 'first'],
    [{ first: 5, last: 6, reason: '  ' }, 'reason'],
  ])('cannot include existing numbers, and require a reason: %j', async (body, path) => {
    expect(expectRefusal(await explain(body), 422).errors).toMatchObject([{ path }]);
    expect(await gaps()).toMatchObject([{ reason: null }, { reason: null }]);
  });

  it('are not explained by a negotiator', async () => {
    expectRefusal(await explain({ first: 5, last: 6, reason: 'Là.' }, m.token), 403);
  });
});
