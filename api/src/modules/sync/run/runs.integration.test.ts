import type { RunLine } from '@pignon/shared/domain/sync/portal.schema';
import sql from 'sql-template-tag';
import { startWorld, type World } from '../../../../test/world';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld({ connectors: new Set(['POLIRIS']) });
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SYNCHRO'], { email: 'synchro@pignon.test' });
  for (const [code, name, kind] of [
    ['seloger', 'SeLoger', 'POLIRIS'],
    ['ubiflow', 'Ubiflow', 'UBIFLOW'],
  ] as const) {
    await world.call('POST sync', { token, body: { code, name, kind } });
    const body = { account: 'A', target: { kind: 'FOLDER', folder: code }, enabled: true };
    await world.call(`PATCH sync/${code}`, { token, body, headers: { 'if-match': '"1"' } });
  }
});
afterAll(() => world.close());

const run = (code: string, headers = {}) => world.call(`POST sync/${code}/run`, { token, headers });

/** A run that ended as a connector would leave it. */
async function finished(code: string, minute: number, listings: Record<string, string>): Promise<number> {
  const at = `2026-11-21T10:0${minute}:00Z`;
  const [row] = await world.db.query<{ id: number }>(sql`insert into sync_run
    (code, status, requested_by, created_time, started_time, finished_time, sent, file_name, file_key, file_type, file_size)
    values (${code}, 'DONE', 'synchro@pignon.test', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, 3,
      'pignon_64.zip', 'abcdef', 'application/zip', 3) returning id`);
  const id = row?.id ?? 0;
  for (const [reference, outcome] of Object.entries(listings))
    await world.db
      .query(sql`insert into sync_run_listing (run_id, reference, outcome, reasons) values (${id}, ${reference},
      ${outcome}, '[{"path": "title", "severity": "BLOCKING", "message": "Le titre manque."}]')`);
  return id;
}

describe('a run', () => {
  it('is queued in the database, with a journal entry and an event', async () => {
    const headers = { 'idempotency-key': 'run-1' };
    const { status, body } = await run('seloger', headers);
    expect(status).toBe(201);
    expect(body).toMatchObject({ portal: 'seloger', status: 'QUEUED', requestedBy: 'synchro@pignon.test', sent: 0 });
    expect((await run('seloger', headers)).body).toEqual(body);
    const { runId } = body as RunLine;
    const entries = await world.db.query(sql`select action, entity, ref from audit_entry where action = 'RUN'`);
    expect(entries).toEqual([{ action: 'RUN', entity: 'sync', ref: String(runId) }]);
    const events = await world.db.query(sql`select title, kind, target from event join event_link on event_id = id`);
    expect(events).toEqual([{ title: 'Diffusion vers SeLoger demandée', kind: 'sync', target: String(runId) }]);
    const portals = await world.call('GET sync', { token });
    expect(portals.body).toMatchObject([{ code: 'seloger', installed: true, lastRun: body }, { installed: false }]);
  });

  it('is refused while another one of the portal waits or runs', async () => {
    const answers = await Promise.all([run('seloger'), run('seloger'), run('seloger')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ message: 'Une diffusion vers SeLoger est déjà en cours.' });
    await world.db.query(sql`update sync_run set status = 'RUNNING'`);
    expect((await run('seloger')).status).toBe(409);
    await world.db.query(sql`update sync_run set status = 'FAILED'`);
    expect((await run('seloger')).status).toBe(201);
  });

  it('is refused without a connector', async () => {
    const withoutConnector = await run('ubiflow');
    expect(withoutConnector.status).toBe(409);
    expect(withoutConnector.body).toMatchObject({
      message: 'La diffusion vers Ubiflow n’est pas possible : le connecteur Ubiflow n’est pas installé.',
    });
    await world.call('PATCH sync/seloger', { token, body: { enabled: false }, headers: { 'if-match': '"2"' } });
    const disabledPortalRun = await run('seloger');
    expect([disabledPortalRun.status, disabledPortalRun.body]).toMatchObject([
      409,
      { message: 'La diffusion vers SeLoger est désactivée.' },
    ]);
    expect((await run('unknown')).status).toBe(404);
    expect(await world.db.query(sql`select 1 from sync_run`)).toEqual([]);
  });
});

describe('the history of runs', () => {
  it('is listed newest first, of one portal or in one state', async () => {
    const [first, second] = [await finished('seloger', 1, {}), await finished('ubiflow', 2, {})];
    const list = async (query = '') => {
      const { status, body } = await world.call(`GET sync/histo${query}`, { token });
      expect(status).toBe(200);
      return (body as { content: RunLine[] }).content.map(({ runId }) => runId);
    };
    expect(await list()).toEqual([second, first]);
    expect(await list('?portal=seloger&status=DONE')).toEqual([first]);
    expect(await list('?pageSize=1&pageNumber=1')).toEqual([first]);
    expect(await list('?status=FAILED')).toEqual([]);
    expect((await world.call('GET sync/histo?status=LOST', { token })).status).toBe(422);
  });

  it('contains the outcome of each listing and its difference from the previous run', async () => {
    const before = await finished('seloger', 1, { A: 'ADDED', B: 'BLOCKED', C: 'BLOCKED' });
    await finished('ubiflow', 2, { A: 'BLOCKED' });
    const after = await finished('seloger', 3, { A: 'BLOCKED', B: 'ADDED', C: 'BLOCKED', D: 'UPDATED' });
    const { body } = await world.call(`GET sync/histo/${after}`, { token });
    expect(body).toMatchObject({
      runId: after,
      previousRunId: before,
      fileSize: 3,
      newlyBlocked: ['A'],
      noLongerBlocked: ['B'],
    });
    const { listings } = body as { listings: { reference: string; outcome: string; reasons: object[] }[] };
    expect(listings.map(({ reference, outcome }) => `${reference} ${outcome}`)).toEqual([
      'A BLOCKED',
      'C BLOCKED',
      'B ADDED',
      'D UPDATED',
    ]);
    expect(listings[0]?.reasons).toEqual([{ path: 'title', severity: 'BLOCKING', message: 'Le titre manque.' }]);
    const first = await world.call(`GET sync/histo/${before}`, { token });
    expect(first.body).toMatchObject({ previousRunId: null, newlyBlocked: ['B', 'C'], noLongerBlocked: [] });
    expect((await world.call('GET sync/histo/4000', { token })).status).toBe(404);
  });

  it('returns the sent file', async () => {
    const id = await finished('seloger', 1, {});
    expect((await world.call(`GET sync/histo/${id}/file`, { token })).status).toBe(404);
    await world.store.write('abcdef', 'ORIGINAL', Buffer.from('zip'));
    const { status, headers, bytes } = await world.call(`GET sync/histo/${id}/file`, { token });
    expect([status, bytes.toString()]).toEqual([200, 'zip']);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain('attachment; filename="pignon_64.zip"');
    expect((await world.call('GET sync/histo/4000/file', { token })).status).toBe(404);
  });
});
