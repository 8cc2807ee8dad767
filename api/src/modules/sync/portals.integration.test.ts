import type { Portal } from '@pignon/shared/domain/sync/portal.schema';
import sql from 'sql-template-tag';
import { startWorld, type Answer, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import { keysOf } from '../../../test/fakes/test-keys';

const box = keysOf('another secret of the tests').box('portals');
let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld({ portalSecrets: box });
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SYNCHRO'], { email: 'synchro@pignon.test' });
});
afterAll(() => world.close());

const create = (body: object, headers = {}) => world.call('POST sync', { token, body, headers });
const patch = (body: object, version: number, code = 'seloger'): Promise<Answer> =>
  world.call(`PATCH sync/${code}`, { token, body, headers: { 'if-match': `"${version}"` } });
const SELOGER = { code: 'seloger', name: 'SeLoger', kind: 'POLIRIS' };
const SFTP = { kind: 'SFTP', host: 'sftp.portal.test', port: 22, login: 'pignon', folder: 'in' };
const journal = () =>
  world.db.query<{ changes: object[] }>(sql`select action, entity, ref, changes from audit_entry order by id`);

describe('portals', () => {
  it('include the formats that French agencies send, disabled', async () => {
    const fresh = await startWorld();
    const synchro = await fresh.signIn(['SYNCHRO']);
    const portals: Portal[] = (await fresh.call('GET sync', { token: synchro })).body;
    expect(portals.map(({ code, kind, enabled }) => [code, kind, enabled])).toEqual([
      ['green-acres', 'GREEN_ACRES', false],
      ['seloger', 'POLIRIS', false],
      ['ubiflow', 'UBIFLOW', false],
    ]);
    await fresh.close();
  });

  it('are added once, disabled, with the same response for a repeated request', async () => {
    const headers = { 'idempotency-key': 'add-1' };
    const first = await create(SELOGER, headers);
    expect(first.status).toBe(201);
    expect(first.headers['etag']).toEqual(versionTag(1));
    expect(first.body).toMatchObject({
      ...SELOGER,
      enabled: false,
      hasPassword: false,
      installed: false,
      lastRun: null,
      nextRun: null,
      version: 1,
    });
    expect((await create(SELOGER, headers)).body).toEqual(first.body);
    const again = await create(SELOGER);
    expect([again.status, again.body]).toMatchObject([409, { message: 'Le code seloger est déjà pris.' }]);
    expect(await journal()).toEqual([{ action: 'CREATE', entity: 'portal', ref: 'seloger', changes: [] }]);
  });

  it.each([
    [{ ...SELOGER, code: 'histo' }, 'code'],
    [{ ...SELOGER, code: 'Se Loger' }, 'code'],
    [{ ...SELOGER, kind: 'FAX' }, 'kind'],
    [{ ...SELOGER, name: ' ' }, 'name'],
  ])('are refused as %o', async (body, path) => {
    const answer = await create(body);
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path }] }]);
  });

  it('are refused under the name of a deleted one, beside the name', async () => {
    await create(SELOGER);
    expect((await world.call('DELETE sync/seloger', { token })).status).toBe(204);
    const answer = await create(SELOGER);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: [{ path: 'name', message: expect.stringMatching(/^Un portail supprimé avait ce nom/) as string }] },
    ]);
  });

  it('are changed with their version; equal settings are not written', async () => {
    await create(SELOGER);
    expect((await world.call('PATCH sync/seloger', { token, body: {} })).status).toBe(428);
    const times = ['18:00', '06:30'];
    const changed = await patch({ account: 'A64', target: { kind: 'FOLDER', folder: 'out' }, times, enabled: true }, 1);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ account: 'A64', times: ['06:30', '18:00'], enabled: true, version: 2 });
    expect((changed.body as Portal).nextRun).toMatch(/^\d{4}-/);
    expect((await patch({ account: 'A64' }, 2)).status).toBe(304);
    const stale = await patch({ account: 'B' }, 1);
    expect([stale.status, stale.body]).toMatchObject([412, { current: { account: 'A64', version: 2 } }]);
    expect((await patch({}, 1, 'unknown')).status).toBe(404);
  });

  it('are not enabled while a setting is missing', async () => {
    await create(SELOGER);
    for (const [body, path] of [
      [{ enabled: true }, 'account'],
      [{ enabled: true, account: 'A' }, 'target'],
      [{ enabled: true, account: 'A', target: SFTP }, 'password'],
      [{ target: { kind: 'FOLDER', folder: '../../etc' } }, 'target.folder'],
    ] as const) {
      const answer = await patch(body, 1);
      expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path }] }]);
    }
  });
});

describe('the password of a portal', () => {
  const sealed = async () =>
    (await world.db.query<{ sealed: Uint8Array }>(sql`select sealed from portal_secret`))[0]?.sealed;

  it('is stored encrypted, and never returned nor journaled', async () => {
    await create(SELOGER);
    const answer = await patch({ target: SFTP, password: 'm0t-de-passe' }, 1);
    expect(answer.body).toMatchObject({ hasPassword: true, target: SFTP });
    const listed = await world.call('GET sync', { token });
    expect(`${answer.bytes.toString()}${listed.bytes.toString()}`).not.toContain('m0t-de');
    const sealedPassword = (await sealed()) ?? new Uint8Array();
    expect(Buffer.from(sealedPassword).toString('latin1')).not.toContain('m0t-de');
    expect(box.open(sealedPassword)).toBe('m0t-de-passe');
    const [, entry] = await journal();
    expect(JSON.stringify(entry)).not.toContain('m0t-de');
    expect(entry?.changes).toContainEqual({ path: 'password', before: null, after: '•••' });
  });

  it('replaces the earlier one', async () => {
    await create(SELOGER);
    await patch({ password: 'first' }, 1);
    await patch({ password: 'second' }, 2);
    expect(box.open((await sealed()) ?? new Uint8Array())).toBe('second');
    expect((await journal()).at(-1)?.changes).toEqual([{ path: 'password', before: '•••', after: '•••' }]);
  });

  it('is deleted on request, but not from a portal that needs it', async () => {
    await create(SELOGER);
    await patch({ target: SFTP, password: 'x', account: 'A', enabled: true }, 1);
    expect((await patch({ password: null }, 2)).status).toBe(422);
    expect((await patch({ password: null, enabled: false }, 2)).body).toMatchObject({ hasPassword: false });
    expect(await sealed()).toBeUndefined();
    expect((await patch({ password: null }, 3)).status).toBe(304);
  });
});
