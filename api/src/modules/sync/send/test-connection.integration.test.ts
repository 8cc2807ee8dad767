import { readdir } from 'node:fs/promises';
import type { Target } from '@pignon/shared/domain/sync/portal.schema';
import type { Connection } from '@pignon/shared/domain/sync/sync.schema';
import { startFtpServer } from '../../../../test/portal/ftp-server';
import { startSftpServer } from '../../../../test/portal/sftp-server';
import { startWorld, type World } from '../../../../test/world';

let world: World;
let token: string;
let version: number;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SYNCHRO']);
  await world.call('POST sync', { token, body: { code: 'seloger', name: 'SeLoger', kind: 'POLIRIS' } });
  version = 1;
});
afterAll(() => world.close());

async function set(target: Target, password?: string): Promise<void> {
  const body = { account: 'A64', target, ...(password === undefined ? {} : { password }) };
  const headers = { 'if-match': `"${version}"` };
  expect((await world.call('PATCH sync/seloger', { token, body, headers })).status).toBe(200);
  version += 1;
}
async function test(): Promise<Connection> {
  const { status, body } = await world.call('POST sync/seloger/test', { token });
  expect(status).toBe(200);
  return body;
}
const FINE = { connected: true, message: null, hostKey: null };
const refused = (message: string) => ({ connected: false, message, hostKey: null });
const at = (port: number, overrides: object = {}) =>
  ({ kind: 'FTP', host: '127.0.0.1', port, secure: false, login: 'pignon', folder: 'in', ...overrides }) as Target;

describe('the test of a portal’s connection', () => {
  it('reports a missing target, and that a folder accepts files', async () => {
    expect(await test()).toEqual(refused('Les réglages ne disent pas où déposer le fichier.'));
    await set({ kind: 'FOLDER', folder: 'in' });
    expect(await test()).toEqual(FINE);
  });

  it('leaves nothing on an FTP server, and reports its refusals', async () => {
    const server = await startFtpServer();
    try {
      await set(at(server.port));
      expect(await test()).toEqual(refused('Le mot de passe du serveur manque ou n’est plus lisible.'));
      await set(at(server.port), 'wrong');
      expect(await test()).toEqual(refused('Le serveur du portail refuse l’identifiant ou le mot de passe.'));
      await set(at(server.port), 'right');
      expect(await test()).toEqual(FINE);
      expect(await readdir(`${server.folder}/in`)).toEqual([]);
    } finally {
      await server.close();
    }
    expect(await test()).toEqual(refused('Le serveur du portail ne répond pas, ou la liaison a été coupée.'));
  });

  it('returns the key of an SFTP server until it is confirmed', async () => {
    const server = await startSftpServer();
    const sftp = (hostKey: string | null): Target => {
      return { kind: 'SFTP', host: '127.0.0.1', port: server.port, login: 'pignon', folder: 'in', hostKey };
    };
    try {
      await set(sftp(null), 'right');
      const response = await test();
      expect(response.message).toMatch(/^L’empreinte du serveur est à confirmer/);
      await set(sftp(response.hostKey));
      expect(await test()).toEqual(FINE);
      expect(await readdir(`${server.folder}/in`)).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('is 404 for an unknown portal', async () => {
    expect((await world.call('POST sync/nowhere/test', { token })).status).toBe(404);
  });
});
