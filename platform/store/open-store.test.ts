import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, bucketIn } from './open-store';

const KEYS = { STORE_ACCESS_KEY_ID: 'key', STORE_SECRET_ACCESS_KEY: 'secret' };

test('uses a folder when no bucket is named', async () => {
  expect(bucketIn({})).toBeUndefined();
  expect(bucketIn({ STORE_URL: '', ...KEYS })).toBeUndefined();
  const folder = await mkdtemp(path.join(tmpdir(), 'pignon-open-'));
  expect(await openStore({}, folder).readRegistry()).toEqual({ schema: 1, revision: 0, remotes: {} });
});

test('reads a bucket with its keys, and its region unless it is the default', async () => {
  const url = 'http://127.0.0.1:1/pignon';
  const bucket = { url, accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };
  expect(bucketIn({ STORE_URL: url, ...KEYS })).toEqual(bucket);
  expect(bucketIn({ STORE_URL: url, STORE_REGION: 'eu-west-3', ...KEYS })?.region).toBe('eu-west-3');
  const registry = openStore({ STORE_URL: url, ...KEYS }, '/nowhere').readRegistry();
  await expect(registry).rejects.toThrow(`the store at ${url} cannot be reached`);
});

test.each(['ftp://x/y', 'bucket', 'https://', ' https://x', 'shttp://x'])('%s is not an address of a bucket', (url) => {
  expect(() => bucketIn({ STORE_URL: url, ...KEYS })).toThrow(
    `STORE_URL must begin with https:// or http://, not be ${url}`,
  );
});

test.each(Object.keys(KEYS))('a bucket without its %s is refused', (key) => {
  expect(() => bucketIn({ STORE_URL: 'https://x', ...KEYS, [key]: '' })).toThrow(
    'STORE_URL needs STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY beside it',
  );
});
