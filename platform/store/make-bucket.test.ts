import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucket, type TestBucket } from '../testing/bucket.fixture';
import { makeBucket } from './make-bucket';
import { s3Store } from './s3-store';

let service: TestBucket;
let built: string;

beforeEach(async () => {
  service = await startBucket();
  built = await mkdtemp(path.join(tmpdir(), 'pignon-built-'));
  await writeFile(path.join(built, 'remote.json'), '{}');
});
afterEach(async () => {
  await service.close();
  await rm(built, { recursive: true, force: true });
});

it('creates a bucket for a store, once', async () => {
  const url = `${new URL(service.address.url).origin}/another`;
  const store = s3Store({ ...service.address, url });
  await expect(store.putVersion('contact', '0.9.0', built)).rejects.toThrow(/answers 404/);
  await makeBucket(service.address, 'another');
  await makeBucket(service.address, 'another');
  await store.putVersion('contact', '1.0.0', built);
  expect(await store.hasVersion('contact', '1.0.0')).toBe(true);
});

it('names the service that refuses', async () => {
  const stranger = { ...service.address, secretAccessKey: 'not it' };
  await expect(makeBucket(stranger, 'another')).rejects.toThrow(/another answers 403/);
});
