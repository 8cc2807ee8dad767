import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { openFolderStore, type MediaStore } from './media-store';
import { openS3Store, type S3Settings } from './s3-store';

const KEY = 'ab'.repeat(20);
const BYTES = Buffer.from([0, 1, 2, 255]);

let dir: string;
let service: S3rver;
let settings: S3Settings;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pignon-s3-'));
  service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(dir, 'service'),
    configureBuckets: [{ name: 'pignon' }],
  });
  const { port } = await service.run();
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pignon',
    region: 'eu-west-3',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  };
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

const stores: [string, () => MediaStore][] = [
  ['a folder', () => openFolderStore(join(dir, 'folder'))],
  ['a bucket', () => openS3Store(settings)],
];

describe.each(stores)('a store of media in %s', (_, open) => {
  it('returns what was written, by key and size', async () => {
    const store = open();
    await store.write(KEY, 'ORIGINAL', BYTES);
    await store.write(KEY, 'SM', Buffer.from('small'));
    expect(await store.read(KEY, 'ORIGINAL')).toEqual(BYTES);
    expect(String(await store.read(KEY, 'SM'))).toBe('small');
    expect([await store.has(KEY, 'SM'), await store.has(KEY, 'MD')]).toEqual([true, false]);
    expect(await store.read(KEY, 'MD')).toBeNull();
    expect(await store.read('cd'.repeat(20), 'ORIGINAL')).toBeNull();
  });

  it('returns a file as a stream, and null for a missing one', async () => {
    const store = open();
    const large = Buffer.alloc(3_000_000, 'listing ');
    const file = join(dir, 'large.zip');
    await writeFile(file, large);
    await store.writeFile(KEY, 'LG', file);
    const stream = await store.open(KEY, 'LG');
    expect(Buffer.concat(await (stream?.toArray() ?? [])).equals(large)).toBe(true);
    expect(await store.open('ef'.repeat(20), 'LG')).toBeNull();
    await store.remove(KEY);
  });

  it('stores a local file and leaves it in place', async () => {
    const file = join(dir, 'sent.jpg');
    await writeFile(file, BYTES);
    const store = open();
    await store.writeFile(KEY, 'LG', file);
    expect(await store.read(KEY, 'LG')).toEqual(BYTES);
    expect(await readdir(dir)).toContain('sent.jpg');
  });

  it('replaces the existing file', async () => {
    const store = open();
    await store.write(KEY, 'XS', Buffer.from('one'));
    await store.write(KEY, 'XS', Buffer.from('two'));
    expect(String(await store.read(KEY, 'XS'))).toBe('two');
  });

  it('stores ten megabytes', async () => {
    const large = Buffer.alloc(10_000_000, 7);
    const store = open();
    await store.write('ef'.repeat(20), 'ORIGINAL', large);
    expect((await store.read('ef'.repeat(20), 'ORIGINAL'))?.equals(large)).toBe(true);
  });

  it('removes every size, and succeeds when there is none', async () => {
    const store = open();
    await store.write(KEY, 'ORIGINAL', BYTES);
    await store.write(KEY, 'SM', BYTES);
    await store.remove(KEY);
    expect([await store.has(KEY, 'ORIGINAL'), await store.has(KEY, 'SM')]).toEqual([false, false]);
    await store.remove(KEY);
  });
});

describe('a folder', () => {
  it('contains no partial file when writing fails', async () => {
    const store = openFolderStore(join(dir, 'half'));
    await expect(store.writeFile(KEY, 'ORIGINAL', join(dir, 'not there'))).rejects.toThrow('ENOENT');
    expect(await readdir(join(dir, 'half', 'ab', KEY))).toEqual([]);
  });
});

describe('a bucket', () => {
  const UNAVAILABLE = {
    code: 'UNAVAILABLE',
    message: 'Le stockage des fichiers ne répond pas. Réessayez dans un instant.',
  };

  it.each([
    ['the secret is wrong', { secretAccessKey: 'guessed' }],
    ['the account is unknown', { accessKeyId: 'nobody' }],
    ['nothing listens there', { endpoint: 'http://127.0.0.1:9' }],
  ])('reports UNAVAILABLE when %s', async (_, overrides) => {
    const store = openS3Store({ ...settings, ...overrides });
    await expect(store.write(KEY, 'ORIGINAL', BYTES)).rejects.toMatchObject(UNAVAILABLE);
    await expect(store.read(KEY, 'ORIGINAL')).rejects.toMatchObject(UNAVAILABLE);
    expect(await openS3Store(settings).has(KEY, 'ORIGINAL')).toBe(false);
  });

  it('that does not exist stores nothing, and reports it', async () => {
    const store = openS3Store({ ...settings, bucket: 'elsewhere' });
    await expect(store.write(KEY, 'ORIGINAL', BYTES)).rejects.toMatchObject({
      ...UNAVAILABLE,
      details: { detail: 'The bucket does not exist.' },
    });
  });

  it('is retried after a temporary failure', async () => {
    const answer = jest.fn().mockReturnValueOnce(503).mockReturnValueOnce(500).mockReturnValue(200);
    const server: Server = createServer((_, response) => {
      response.writeHead(answer() as number).end('bytes');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(String(await openS3Store({ ...settings, endpoint }).read(KEY, 'SM'))).toBe('bytes');
    expect(answer).toHaveBeenCalledTimes(3);
    server.close();
  });
});
