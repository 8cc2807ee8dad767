import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAC_ALGORITHMS } from './algorithms';
import { createInstallationKeys } from './installation-keys';
import { installationSecret } from './installation-secret';

describe('a signature', () => {
  const signer = createInstallationKeys({ secrets: ['first'] }).signer('tiles');
  const signature = signer.sign('message');

  it('holds for its message, purpose and secret only', () => {
    expect(signature).toMatch(/^[\w-]{32}$/);
    expect(signer.holds('message', signature)).toBe(true);
    for (const other of ['', signature.slice(1), `${signature}a`, `é${signature.slice(1)}`])
      expect(signer.holds('message', other)).toBe(false);
    expect(signer.holds('another message', signature)).toBe(false);
    expect(
      createInstallationKeys({ secrets: ['first'] })
        .signer('photos')
        .holds('message', signature),
    ).toBe(false);
    expect(
      createInstallationKeys({ secrets: ['second'] })
        .signer('tiles')
        .holds('message', signature),
    ).toBe(false);
  });

  it('holds under an earlier secret and algorithm until they are left out', () => {
    const renewed = createInstallationKeys({ secrets: ['second', 'first'], macs: ['sha3-256', 'sha256'] });
    expect(renewed.signer('tiles').holds('message', signature)).toBe(true);
    const next = renewed.signer('tiles').sign('message');
    expect(next).not.toBe(signature);
    expect(signer.holds('message', next)).toBe(false);
    const current = createInstallationKeys({ secrets: ['second'], macs: ['sha3-256'] }).signer('tiles');
    expect([next, signature].map((each) => current.holds('message', each))).toEqual([true, false]);
  });

  it.each(MAC_ALGORITHMS)('can be made with %s', (algorithm) => {
    const other = createInstallationKeys({ secrets: ['first'], macs: [algorithm] });
    expect(other.signer('tiles').holds('message', other.signer('tiles').sign('message'))).toBe(true);
    expect(other.tokenHashes('token')).toHaveLength(1);
  });
});

it('hashes a token with every accepted algorithm, the stored one first', () => {
  const hashes = createInstallationKeys({ secrets: ['first'], macs: ['sha512', 'sha256'] }).tokenHashes('token');
  expect(hashes).toHaveLength(2);
  expect(hashes[1]).toBe('PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A');
});

it('derives a key per secret, the current one first, the same at every start', () => {
  const keys = createInstallationKeys({ secrets: ['second', 'first'] }).derive('waiting calls', 'nora');
  expect(keys.map((key) => key.length)).toEqual([32, 32]);
  expect(createInstallationKeys({ secrets: ['first'] }).derive('waiting calls', 'nora')).toEqual([keys[1]]);
  expect(createInstallationKeys({ secrets: ['first'] }).derive('waiting calls', 'paul')).not.toEqual([keys[1]]);
});

it.each([{ secrets: [] }, { secrets: ['first'], macs: [], ciphers: [] }])('refuses %j', (settings) => {
  const keys = createInstallationKeys(settings);
  expect(() => keys.signer('tiles')).toThrow(TypeError);
  expect(() => keys.box('mail')).toThrow(TypeError);
});

describe('the secret of an installation', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pignon-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is created once, in a folder that may be missing, readable by its owner only', async () => {
    const place = path.join(folder, 'some/data');
    // processes that start together never read a part of it
    const secrets = await Promise.all(Array.from({ length: 40 }, () => installationSecret(place)));
    expect(new Set([...secrets, await installationSecret(place)]).size).toBe(1);
    expect(await readdir(place)).toEqual(['media.secret']);
    expect(secrets[0]).toMatch(/^[\w-]{64}$/);
    expect((await stat(path.join(place, 'media.secret'))).mode & 0o777).toBe(0o600);
    expect(await installationSecret(path.join(folder, 'other'))).not.toBe(secrets[0]);
  });

  it('reports why it cannot be stored', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(installationSecret(file)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
