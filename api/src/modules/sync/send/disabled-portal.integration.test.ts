import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSendingWorld, type SendingWorld } from '../../../../test/portal/sending-world';
import { startAttempt } from './sending.repo';

let world: SendingWorld;
beforeAll(async () => {
  world = await startSendingWorld();
});
beforeEach(() => world.begin('seloger', 'POLIRIS'));
afterAll(() => world.close());

async function disable(): Promise<void> {
  const change = { token: world.token, body: { enabled: false }, headers: { 'if-match': '"2"' } };
  expect((await world.call('PATCH sync/seloger', change)).status).toBe(200);
}
const detail = async (runId: number) => (await world.call(`GET sync/histo/${runId}`, { token: world.token })).body;
const expectNothingSent = () => expect(access(join(world.folder, 'in', 'pignon_A64.zip'))).rejects.toThrow('ENOENT');
const FAILED = { status: 'FAILED', error: 'Le portail a été désactivé.' };

describe('a portal that is disabled', () => {
  it('gets nothing from a run that waits for its retry', async () => {
    await writeFile(join(world.folder, 'in'), 'in the way');
    const runId = await world.ask('seloger');
    expect(await world.send(runId)).toMatchObject({ status: 'QUEUED' });
    await disable();
    expect(await detail(runId)).toMatchObject(FAILED);
    await rm(join(world.folder, 'in'));
    expect(await world.send(runId)).toMatchObject(FAILED);
    await expectNothingSent();
  });

  it('gets nothing from a run that another process had begun', async () => {
    const runId = await world.ask('seloger');
    await startAttempt(world.db, runId);
    await disable();
    expect(await world.send(runId)).toMatchObject(FAILED);
    await expectNothingSent();
  });
});
