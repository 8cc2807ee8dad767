import type { BucketAddress } from './bucket-objects';
import { folderStore } from './folder-store';
import type { RemoteStore } from './remote-store';
import { s3Store } from './s3-store';

type Env = Readonly<Record<string, string | undefined>>;

/** The bucket of `STORE_URL` and related variables; undefined for a folder. */
export function bucketIn(env: Env): BucketAddress | undefined {
  const { STORE_URL: url, STORE_ACCESS_KEY_ID: accessKeyId, STORE_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!url) return undefined;
  if (!/^https?:\/\/./.test(url)) throw new Error(`STORE_URL must begin with https:// or http://, not be ${url}`);
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('STORE_URL needs STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY beside it');
  }
  return { url, accessKeyId, secretAccessKey, region: env.STORE_REGION ?? 'us-east-1' };
}

/** The store of published remotes: the bucket at `STORE_URL`, or a folder. */
export function openStore(env: Env, folder: string): RemoteStore {
  const bucket = bucketIn(env);
  return bucket ? s3Store(bucket) : folderStore(folder);
}
