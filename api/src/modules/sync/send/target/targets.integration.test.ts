import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Target } from '@pignon/shared/domain/sync/portal.schema';
import { startFtpServer, type TestFtpServer } from '../../../../../test/portal/ftp-server';
import { startSftpServer, type TestSftpServer } from '../../../../../test/portal/sftp-server';
import { SendingError } from '../sending-error';
import type { TargetAccess } from './delivery';
import { deliver } from './target';

const NAME = 'pignon_A64.zip';
const CONTENT = Buffer.alloc(300_000, 'listing ');
let dir: string;
let file: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pignon-target-'));
  file = join(dir, 'package.zip');
  await writeFile(file, CONTENT);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const access = (overrides: Partial<TargetAccess> = {}): TargetAccess => ({
  password: 'right',
  folder: join(dir, 'portals'),
  patienceMs: 3000,
  privateHosts: 'all',
  ...overrides,
});
let tries = 0;
const send = (target: Target, overrides: Partial<TargetAccess> = {}) =>
  deliver(target, access(overrides), { file, name: NAME, attempt: { run: 7, number: ++tries } });
async function problem(sending: Promise<void>): Promise<SendingError> {
  const error: unknown = await sending.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SendingError)) throw new Error(`no SendingError: ${String(error)}`);
  return error;
}

describe('a folder', () => {
  const target: Target = { kind: 'FOLDER', folder: 'seloger/in' };
  const place = () => join(dir, 'portals', 'seloger', 'in');

  it('receives the whole file in place of the earlier one, and loses remains of earlier attempts', async () => {
    await send(target);
    await writeFile(join(place(), `${NAME}.7-0.part`), 'half');
    await send(target);
    expect(await readdir(place())).toEqual([NAME]);
    expect((await readFile(join(place(), NAME))).equals(CONTENT)).toBe(true);
  });

  it('keeps what a newer attempt is writing while a slow one ends, and the newer file', async () => {
    await send(target);
    await writeFile(join(place(), `${NAME}.8-1.part`), 'newer');
    await writeFile(join(place(), `${NAME}.7-99.part`), 'newer');
    await send(target);
    expect((await readdir(place())).sort()).toEqual([NAME, `${NAME}.7-99.part`, `${NAME}.8-1.part`]);
    await rm(join(place(), `${NAME}.8-1.part`));
    await rm(join(place(), `${NAME}.7-99.part`));
  });

  it('is unchanged by an attempt that was taken over', async () => {
    await writeFile(join(place(), NAME), 'of the newer try');
    const holdCurrent = () => Promise.reject(new SendingError('Repris.', true));
    const slowDelivery = deliver(target, access(), {
      file,
      name: NAME,
      attempt: { run: 7, number: 1 },
      assertCurrent: holdCurrent,
    });
    expect((await problem(slowDelivery)).message).toBe('Repris.');
    expect(await readdir(place())).toEqual([NAME]);
    expect(String(await readFile(join(place(), NAME)))).toBe('of the newer try');
  });

  it('gives a sentence when it fails', async () => {
    await writeFile(join(dir, 'portals', 'taken'), '');
    const { message, mayPass } = await problem(send({ kind: 'FOLDER', folder: 'taken/in' }));
    expect([message, mayPass]).toEqual(['Le fichier n’a pas pu être déposé dans le dossier.', true]);
  });
});

describe('an FTP server', () => {
  let server: TestFtpServer;
  beforeAll(async () => {
    server = await startFtpServer();
  });
  afterAll(() => server.close());
  const target = (overrides = {}): Target => ({
    kind: 'FTP',
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    login: 'pignon',
    folder: 'in',
    ...overrides,
  });

  it('receives the whole file under its name, in place of the earlier one, and nothing else', async () => {
    await send(target());
    await writeFile(join(server.folder, 'in', `${NAME}.7-0.part`), 'half');
    await send(target());
    expect(await readdir(join(server.folder, 'in'))).toEqual([NAME]);
    expect((await readFile(join(server.folder, 'in', NAME))).equals(CONTENT)).toBe(true);
  });

  it('that refuses the login gives a sentence and is not retried', async () => {
    const { message, mayPass } = await problem(send(target(), { password: 'wrong' }));
    expect([message, mayPass]).toEqual(['Le serveur du portail refuse l’identifiant ou le mot de passe.', false]);
  });

  it('that does not overwrite receives the file too, and nothing else remains', async () => {
    await send(target());
    await writeFile(join(server.folder, 'in', NAME), 'earlier');
    server.refuseRenames((_, to) => existsSync(join(server.folder, 'in', basename(to))));
    await send(target());
    server.refuseRenames(() => false);
    expect(await readdir(join(server.folder, 'in'))).toEqual([NAME]);
    expect((await readFile(join(server.folder, 'in', NAME))).equals(CONTENT)).toBe(true);
  });

  it('that refuses the new file keeps the earlier one', async () => {
    await send(target());
    await writeFile(join(server.folder, 'in', NAME), 'earlier');
    server.refuseRenames((from, to) => basename(to) === NAME && !from.endsWith('.old.part'));
    await problem(send(target()));
    server.refuseRenames(() => false);
    expect(await readFile(join(server.folder, 'in', NAME), 'utf8')).toBe('earlier');
    await send(target());
    expect(await readdir(join(server.folder, 'in'))).toEqual([NAME]);
  });

  it.each(['FTP', 'SFTP'])(
    'in the private network is not connected to by %s unless the installation names it',
    async (kind) => {
      const inside = { ...target(), kind, hostKey: null } as Target;
      const refused = 'Ce serveur est à une adresse interne, que cette installation n’autorise pas.';
      for (const host of ['127.0.0.1', 'localhost', '::1'])
        expect((await problem(send({ ...inside, host } as Target, { privateHosts: ['ftp.lan'] }))).message).toBe(
          refused,
        );
    },
  );

  it('in the private network that the installation names is connected to', async () => {
    await send(target(), { privateHosts: ['127.0.0.1'] });
    expect(await readdir(join(server.folder, 'in'))).toContain(NAME);
  });

  it('that does not respond is retried', async () => {
    const { message, mayPass } = await problem(send(target({ port: 1 })));
    expect([message, mayPass]).toEqual(['Le serveur du portail ne répond pas, ou la liaison a été coupée.', true]);
  });

  it('that disconnects during a file never shows a part of it', async () => {
    await writeFile(file, Buffer.alloc(30_000_000, 'listing '));
    await rm(join(server.folder, 'in', NAME), { force: true });
    server.cutAfter(100_000);
    expect((await problem(send(target()))).mayPass).toBe(true);
    expect(await readdir(join(server.folder, 'in'))).not.toContain(NAME);
    server.cutAfter(Infinity);
    await send(target());
    expect(await readdir(join(server.folder, 'in'))).toEqual([NAME]);
    await writeFile(file, CONTENT);
  });

  it('is not contacted without a password', async () => {
    expect((await problem(send(target(), { password: null }))).mayPass).toBe(false);
  });
});

describe('an FTP server over TLS', () => {
  let server: TestFtpServer;
  let ca: string;
  beforeAll(async () => {
    const pem = (name: string) =>
      readFile(join(__dirname, '../../../../../test/portal', `localhost.${name}.pem`), 'utf8');
    ca = await pem('cert');
    server = await startFtpServer({ key: await pem('key'), cert: ca });
  });
  afterAll(() => server.close());
  const target = (): Target => ({
    kind: 'FTP',
    host: 'localhost',
    port: server.port,
    secure: true,
    login: 'pignon',
    folder: '',
  });

  it('with a trusted certificate receives the whole file', async () => {
    await send(target(), { ca });
    expect((await readFile(join(server.folder, NAME))).equals(CONTENT)).toBe(true);
  });

  it('that disconnects during a file shows no part of it, and keeps the previous file', async () => {
    await send(target(), { ca });
    await writeFile(file, Buffer.alloc(30_000_000, 'listing '));
    server.cutAfter(100_000);
    expect((await problem(send(target(), { ca }))).mayPass).toBe(true);
    expect((await readFile(join(server.folder, NAME))).equals(CONTENT)).toBe(true);
    server.cutAfter(Infinity);
    await send(target(), { ca });
    expect(await readdir(server.folder)).toEqual([NAME]);
    expect((await readFile(join(server.folder, NAME))).length).toBe(30_000_000);
    await writeFile(file, CONTENT);
  });

  it('with an untrusted certificate receives nothing', async () => {
    const { message, mayPass } = await problem(send(target()));
    expect([message, mayPass]).toEqual(['Le certificat du serveur du portail n’est pas valable.', false]);
  });
});

describe('an SFTP server', () => {
  let server: TestSftpServer;
  beforeEach(async () => {
    server = await startSftpServer();
  });
  afterEach(() => server.close());
  const target = (hostKey: string | null): Target => ({
    kind: 'SFTP',
    host: '127.0.0.1',
    port: server.port,
    login: 'pignon',
    folder: 'in',
    hostKey,
  });
  const shownKey = async (): Promise<string> =>
    /SHA256:[\w+/]{43}/.exec((await problem(send(target(null)))).message)?.[0] ?? 'none shown';

  it('is not used before its key is confirmed, then receives the whole file in place of the earlier one', async () => {
    const { message, mayPass } = await problem(send(target(null)));
    expect(message).toMatch(/^L’empreinte du serveur est à confirmer .* SHA256:[\w+/]{43}\.$/);
    expect(mayPass).toBe(false);
    const key = await shownKey();
    await send(target(key));
    await writeFile(join(server.folder, 'in', `${NAME}.7-0.part`), 'half');
    await send(target(key));
    expect(await readdir(join(server.folder, 'in'))).toEqual([NAME]);
    expect((await readFile(join(server.folder, 'in', NAME))).equals(CONTENT)).toBe(true);
  });

  it('with another key than the confirmed one receives nothing', async () => {
    const { message, mayPass } = await problem(send(target(`SHA256:${'A'.repeat(43)}`)));
    expect(message).toMatch(/^Le serveur montre une autre empreinte/);
    expect(mayPass).toBe(false);
    expect(await readdir(server.folder)).toEqual([]);
  });

  it('that refuses the login gives a sentence', async () => {
    const { message, mayPass } = await problem(send(target(await shownKey()), { password: 'wrong' }));
    expect([message, mayPass]).toEqual(['Le serveur du portail refuse l’identifiant ou le mot de passe.', false]);
  });

  it.each(['hangAfter', 'cutAfter'] as const)('that fails in mid-file (%s) never shows half of it', async (fails) => {
    const key = await shownKey();
    server[fails](100_000);
    expect((await problem(send(target(key), { patienceMs: 1000 }))).mayPass).toBe(true);
    expect(await readdir(join(server.folder, 'in'))).not.toContain(NAME);
    server[fails](Infinity);
    await send(target(key));
    expect(await readdir(join(server.folder, 'in'))).toEqual([NAME]);
  });
});
