import sql from 'sql-template-tag';
import { listingsIn, readPackage } from '../../../../test/portal/read-package';
import { startSendingWorld, type SendingWorld } from '../../../../test/portal/sending-world';

let world: SendingWorld;
beforeAll(async () => {
  world = await startSendingWorld();
});
beforeEach(() => world.begin('seloger', 'POLIRIS'));
afterAll(() => world.close());

const PACKAGE = 'pignon_A64.zip';
const rename = (title: string) =>
  world.db.query(sql`update property set title = ${title},
    parts = parts || ${JSON.stringify({ title })}::jsonb where reference = 'V26-00001'`);
const titles = async () => listingsIn(await readPackage(await world.file(PACKAGE))).map(({ fields }) => fields.title);
const sentRun = async () => world.send(await world.ask('seloger'));

describe('a run that is sent again', () => {
  it('sends its stored file to the portal once more, byte for byte, and reports the changes there', async () => {
    const first = await sentRun();
    const bytes = await world.file(PACKAGE);
    await rename('Villa Zéphyr');
    await sentRun();
    const { status, body } = await world.replay(first.runId, 'SEND');
    expect([status, body.replayOf, body.sent]).toEqual([201, first.runId, 2]);
    const again = await world.send(body.runId);
    expect(again).toMatchObject({ status: 'DONE', changes: { new: 0, changed: 1, same: 1, gone: 0 } });
    expect((await world.file(PACKAGE)).equals(bytes)).toBe(true);
  });

  it('is refused when a listing may no longer be advertised, which it names', async () => {
    const first = await sentRun();
    await world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V26-00002'`);
    const { body } = await world.replay(first.runId, 'SEND');
    const again = await world.send(body.runId);
    expect([again.status, again.error]).toEqual([
      'FAILED',
      'Le fichier annonce ce qui ne peut plus l’être\u00a0: V26-00002. Construisez-en un nouveau.',
    ]);
  });

  it('is refused when a listing lost its mandate', async () => {
    const first = await sentRun();
    await world.db.query(sql`update property set mandate_status = 'EXPIRED' where reference = 'V26-00001'`);
    const { body } = await world.replay(first.runId, 'SEND');
    expect((await world.send(body.runId)).error).toMatch(/V26-00001/);
  });

  it('may be built anew instead', async () => {
    const first = await sentRun();
    await rename('Villa Zéphyr');
    const { body } = await world.replay(first.runId, 'BUILD');
    expect(await world.send(body.runId)).toMatchObject({ status: 'DONE', replayOf: first.runId });
    expect(await titles()).toEqual(['Villa Zéphyr', 'Maison d’angle']);
  });

  it('is refused without a stored file, during another run, and for an unknown run', async () => {
    const waiting = await world.ask('seloger');
    const refusedReplay = await world.replay(waiting, 'SEND');
    expect([refusedReplay.status, refusedReplay.body.message]).toEqual([
      409,
      'Cette diffusion n’a pas laissé de fichier\u00a0: construisez-en un nouveau.',
    ]);
    expect((await world.replay(waiting, 'BUILD')).status).toBe(409);
    expect((await world.replay(999_999, 'BUILD')).status).toBe(404);
  });
});

describe('the differences of a run', () => {
  it('are new, changed, unchanged and removed listings, for any reason', async () => {
    const first = await sentRun();
    expect(await world.differences(first.runId)).toEqual({ 'V26-00001': 'NEW', 'V26-00002': 'NEW' });
    await rename('Villa Zéphyr');
    const second = await sentRun();
    expect(await world.differences(second.runId)).toEqual({ 'V26-00001': 'CHANGED', 'V26-00002': 'SAME' });
    await world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V26-00001'`);
    await world.db.query(sql`update property set mandate_status = 'EXPIRED' where reference = 'V26-00002'`);
    const third = await sentRun();
    expect(await world.differences(third.runId)).toEqual({ 'V26-00001': 'GONE', 'V26-00002': 'GONE' });
    expect(third.changes).toEqual({ new: 0, changed: 0, same: 0, gone: 2 });
    const fourth = await sentRun();
    expect(await world.differences(fourth.runId)).toEqual({});
  });

  it('are filtered by kind, paginated, with the reasons of removals', async () => {
    await sentRun();
    await world.db.query(sql`update property set mandate_status = 'EXPIRED' where reference = 'V26-00002'`);
    const { runId } = await sentRun();
    const { token } = world;
    const removedListings = await world.call(`GET sync/histo/${runId}/differences?change=GONE&pageSize=1`, { token });
    expect(removedListings.body).toMatchObject({
      content: [
        {
          reference: 'V26-00002',
          title: 'Maison d’angle',
          change: 'GONE',
          reasons: [{ path: 'mandateStatus' }, { path: 'media' }],
        },
      ],
      page: { totalElements: 1 },
    });
    expect((await world.call('GET sync/histo/999999/differences', { token })).status).toBe(404);
  });
});

describe('a portal that is deleted', () => {
  it('loses its password and choices; its runs and their files stay readable', async () => {
    const { token } = world;
    const run = await sentRun();
    await world.call('PATCH sync/seloger', { token, body: { password: 'right' }, headers: { 'if-match': '"2"' } });
    const waiting = await world.ask('seloger');
    expect((await world.call('DELETE sync/seloger', { token })).status).toBe(204);
    expect((await world.call('GET sync', { token })).body).toEqual([]);
    expect((await world.call('POST sync/seloger/run', { token })).status).toBe(404);
    expect((await world.call('DELETE sync/seloger', { token })).status).toBe(404);
    const histo = await world.call('GET sync/histo', { token });
    expect(histo.body).toMatchObject({
      content: [
        { runId: waiting, status: 'FAILED', error: 'Le portail a été supprimé.' },
        { runId: run.runId, portalName: 'seloger', status: 'DONE' },
      ],
    });
    expect((await world.call(`GET sync/histo/${run.runId}/file`, { token })).status).toBe(200);
    expect(await world.db.query(sql`select code from portal_secret`)).toEqual([]);
    const [entry] = await world.db.query<{ changes: { path: string }[] }>(
      sql`select changes from audit_entry where entity = 'portal' and action = 'DELETE'`,
    );
    expect(entry?.changes.map(({ path }) => path)).toContain('target');
    expect(JSON.stringify(entry)).not.toContain('right');
  });

  it('is refused during a run', async () => {
    await world.ask('seloger');
    await world.db.query(sql`update sync_run set status = 'RUNNING'`);
    const { status, body } = await world.call('DELETE sync/seloger', { token: world.token });
    expect([status, (body as { message: string }).message]).toEqual([
      409,
      'Une diffusion vers seloger est en cours\u00a0: supprimez le portail quand elle sera terminée.',
    ]);
    const existingPortal = { code: 'seloger', name: 'Un autre', kind: 'POLIRIS' };
    expect((await world.call('POST sync', { token: world.token, body: existingPortal })).status).toBe(409);
  });
});
