import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import { startWorld, type World } from '../../../../test/world';
import { createPhotoLinks } from '../photo/photo-links';
import { createSecretBox } from '../secret-box';
import { sendRun, type SendingDeps } from './send-run.service';
import { startAttempt } from './sending.repo';

let world: World;
let token: string;
let folder: string;
let deps: SendingDeps;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pignon-portals-'));
  world = await startWorld({ connectors: new Set(['POLIRIS']) });
  deps = {
    db: world.db,
    store: world.store,
    portalSecrets: createSecretBox('a secret of the tests', 'portals'),
    portalFolder: folder,
    privateHosts: 'all',
    photoLinks: createPhotoLinks('a secret of the tests'),
    publicUrl: 'https://pignon.test',
  };
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SYNCHRO'], { email: 'synchro@pignon.test' });
  await world.call('POST sync', { token, body: { code: 'seloger', name: 'SeLoger', kind: 'POLIRIS' } });
  const body = { account: 'A64', target: { kind: 'FOLDER', folder: 'in' }, enabled: true };
  await world.call('PATCH sync/seloger', { token, body, headers: { 'if-match': '"1"' } });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function queueRun(): Promise<number> {
  const { status, body } = await world.call('POST sync/seloger/run', { token });
  expect(status).toBe(201);
  return (body as { runId: number }).runId;
}
async function disable(): Promise<void> {
  const headers = { 'if-match': '"2"' };
  expect((await world.call('PATCH sync/seloger', { token, body: { enabled: false }, headers })).status).toBe(200);
}
async function detail(runId: number): Promise<RunDetail> {
  return (await world.call(`GET sync/histo/${runId}`, { token })).body;
}
const FAILED = { status: 'FAILED', error: 'Le portail a été désactivé.' };

describe('a portal that is disabled', () => {
  it('gets nothing from a run that waits for its retry', async () => {
    await writeFile(join(folder, 'in'), 'in the way');
    const runId = await queueRun();
    await sendRun(deps, runId);
    expect(await detail(runId)).toMatchObject({ status: 'QUEUED' });
    await disable();
    expect(await detail(runId)).toMatchObject(FAILED);
    await rm(join(folder, 'in'));
    await sendRun(deps, runId);
    expect(await detail(runId)).toMatchObject(FAILED);
    await expect(access(join(folder, 'in', 'pignon_A64.zip'))).rejects.toThrow('ENOENT');
  });

  it('gets nothing from a run that another process had begun', async () => {
    const runId = await queueRun();
    await startAttempt(world.db, runId);
    await disable();
    await sendRun(deps, runId);
    expect(await detail(runId)).toMatchObject(FAILED);
    await expect(access(join(folder, 'in', 'pignon_A64.zip'))).rejects.toThrow('ENOENT');
  });
});
