import type { AuditFindReply } from '@pignon/shared/domain/audit/audit.schema';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { startWorld, type World } from '../../../test/world';
import { writeAudit, type AuditEntry } from './audit.repo';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SUPPORT'], { email: 'support@pignon.test' });
});
afterAll(() => world.close());

const write = (user: string, entries: Partial<AuditEntry>[], source: 'UI' | 'JOB' = 'UI') =>
  writeAudit(
    world.db,
    { user, source, requestId: 'request-1', address: '203.0.113.9' },
    entries.map((entry) => ({ action: 'UPDATE', entity: 'property', ref: 'V26-00001', changes: [], ...entry })),
  );

async function find(query = ''): Promise<z.infer<typeof AuditFindReply>> {
  const answer = await world.call(`GET audit${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}
const refs = async (query: string) => (await find(query)).content.map(({ ref }) => ref);

describe('the journal', () => {
  it('lists who did what, when and from where, newest first, by page', async () => {
    const changes = Array.from({ length: 12 }, (_, n) => ({ path: `rooms.${n}.size`, before: null, after: n }));
    await write('anne@pignon.test', [
      { ref: 'V26-00001', at: '2026-11-20T10:00:00.000Z' },
      { ref: 'V26-00003', at: '2026-11-21T10:00:00.000Z', changes },
      { ref: 'V26-00002', at: '2026-11-20T11:00:00.000Z' },
    ]);
    const page = await find('?pageSize=2');
    expect(page.page).toEqual({ number: 0, size: 2, totalElements: 3, totalPages: 2 });
    expect(page.content[0]).toEqual({
      auditId: 2,
      at: '2026-11-21T10:00:00.000Z',
      user: 'anne@pignon.test',
      action: 'UPDATE',
      entity: 'property',
      ref: 'V26-00003',
      source: 'UI',
      requestId: 'request-1',
      address: '203.0.113.9',
      paths: changes.slice(0, 10).map(({ path }) => path),
    });
    expect(await refs('?pageSize=2&pageNumber=1')).toEqual(['V26-00001']);
  });

  it('is filtered by each of its columns, by days in French time', async () => {
    await write('anne@pignon.test', [{ ref: '1', at: '2026-11-20T22:59:59.000Z' }]);
    await write('paul@pignon.test', [
      { ref: '2', at: '2026-11-20T23:00:00.000Z', action: 'STATUS', entity: 'mandate' },
    ]);
    await write('clock', [{ ref: '3', at: '2026-11-21T23:00:00.000Z' }], 'JOB');
    expect(await refs('?user=paul@pignon.test')).toEqual(['2']);
    expect(await refs('?entity=property')).toEqual(['3', '1']);
    expect(await refs('?entity=property&ref=1')).toEqual(['1']);
    expect(await refs('?action=STATUS')).toEqual(['2']);
    expect(await refs('?source=JOB')).toEqual(['3']);
    expect(await refs('?from=2026-11-21&to=2026-11-21')).toEqual(['2']);
    expect(await refs('?to=2026-11-20')).toEqual(['1']);
    expect(await refs('?from=2026-11-20T23:00:00.001Z')).toEqual(['3']);
  });

  it.each(['pageSize=0', 'pageSize=101', 'pageNumber=-1', 'pageNumber=abc', 'entity=boss', 'from=hier', 'x=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await world.call(`GET audit?${query}`, { token })).status).toBe(422);
    },
  );

  it('returns one entry with its changes', async () => {
    const changes = [{ path: 'title', before: 'Maison', after: { nested: [1] } }];
    await write('anne@pignon.test', [{ changes }]);
    const { content } = await find();
    const { status, body } = await world.call(`GET audit/${content[0]?.auditId}`, { token });
    expect([status, body]).toMatchObject([
      200,
      { ref: 'V26-00001', paths: ['title'], changes: [{ ...changes[0], label: 'Titre de l’annonce' }] },
    ]);
    expect((await world.call('GET audit/4000000', { token })).status).toBe(404);
    expect((await world.call('GET audit/x', { token })).status).toBe(422);
  });
});

describe('the journal as a CSV file', () => {
  it('contains the matching lines, newest first, and is itself journaled', async () => {
    const changes = [{ path: 'financialInfo.priceNoFees', before: 1, after: 2 }];
    await write('anne@pignon.test', [
      { ref: 'V26-00001', at: '2026-11-20T22:59:59.000Z' },
      { ref: '=1+1', at: '2026-11-21T10:00:05.000Z', changes },
      { ref: 'V26-00002', at: '2026-11-21T09:00:00.000Z', action: 'STATUS' },
    ]);
    const { status, bytes, headers } = await world.call('GET audit.csv?from=2026-11-21&entity=property', { token });
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      expect.stringContaining('no-store'),
      'text/csv; charset=utf-8',
    ]);
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFFDate et heure;Qui;Action;Fiche;Référence;Éléments;Origine;Adresse;Requête');
    expect(lines.slice(1)).toEqual([
      "21/11/2026 11:00:05;anne@pignon.test;Modification;Bien;'=1+1;Prix hors honoraires;Écran;203.0.113.9;request-1",
      '21/11/2026 10:00:00;anne@pignon.test;Changement de statut;Bien;V26-00002;;Écran;203.0.113.9;request-1',
      '',
    ]);
    const [exported] = (await find('?action=EXPORT')).content;
    expect(exported).toMatchObject({ user: 'support@pignon.test', entity: 'user', paths: ['audit'] });
    const { body } = await world.call(`GET audit/${exported?.auditId}`, { token });
    expect(body).toMatchObject({
      changes: [{ label: 'Lignes du journal exportées', after: { count: 2, from: '2026-11-21', entity: 'property' } }],
    });
    expect((await world.call('GET audit.csv?pageSize=2', { token })).status).toBe(422);
  });
});

describe('the client screen', () => {
  it('is turned off with a line in the journal, for every role', async () => {
    const anne = await world.signIn([], { email: 'anne@pignon.test' });
    const options = { token: anne, body: { on: false }, headers: { 'sec-fetch-mode': 'cors' } };
    const { status, bytes } = await world.call('POST audit/privacy', options);
    expect([status, bytes.length]).toEqual([204, 0]);
    const rows = await world.db.query(
      sql`select user_email, action, entity, ref, source, address, changes from audit_entry`,
    );
    expect(rows).toEqual([
      {
        user_email: 'anne@pignon.test',
        action: 'PRIVACY',
        entity: 'user',
        ref: 'anne@pignon.test',
        source: 'UI',
        address: '127.0.0.1',
        changes: [{ path: 'privacy', before: true, after: false }],
      },
    ]);
    expect((await world.call('POST audit/privacy', { token: anne, body: {} })).status).toBe(422);
  });

  it('is journaled when turned off and on, with user and time, for managers and support', async () => {
    const anne = await world.signIn([], { email: 'anne@pignon.test' });
    for (const on of [false, true]) await world.call('POST audit/privacy', { token: anne, body: { on } });
    const { content } = await find('?action=PRIVACY');
    expect(content).toMatchObject([
      { user: 'anne@pignon.test', action: 'PRIVACY', entity: 'user', at: expect.stringMatching(/^20\d\d-/) as string },
      { user: 'anne@pignon.test', action: 'PRIVACY' },
    ]);
    const entries = await Promise.all(content.map(({ auditId }) => world.call(`GET audit/${auditId}`, { token })));
    expect(entries.map(({ body }): unknown => body)).toMatchObject([
      { changes: [{ path: 'privacy', label: 'Informations privées masquées', before: false, after: true }] },
      { changes: [{ path: 'privacy', label: 'Informations privées masquées', before: true, after: false }] },
    ]);
    expect((await world.call('GET audit?action=PRIVACY', { token: anne })).status).toBe(403);
  });
});
