import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../store/folder-store';
import type { RemoteStore } from '../store/remote-store';
import { s3Store } from '../store/s3-store';
import { startBucket, type TestBucket } from './bucket.fixture';

/** A folder for a store, with nothing in it. */
export const newStoreFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'pignon-store-'));

/**
 * Kinds of store for `describe.each`, each with a function that opens an empty one. Call it at the top of a test file:
 * it starts and stops that file's bucket. @param name separates the stores of test files
 */
export function storePlaces(name: string): [string, () => Promise<RemoteStore>][] {
  let bucket: TestBucket;
  let round = 0;
  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());
  const inBucket = () => {
    round += 1;
    return Promise.resolve(s3Store({ ...bucket.address, url: `${bucket.address.url}/${name}-${round}` }));
  };
  return [
    ['a folder', async () => folderStore(await newStoreFolder())],
    ['a bucket', inBucket],
  ];
}
