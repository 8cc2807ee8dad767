import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rightsIn, setRight } from '@pignon/platform/store/bucket-policy';
import { makeBucket } from '@pignon/platform/store/make-bucket';
import { bucketIn } from '@pignon/platform/store/open-store';
import { s3Store } from '@pignon/platform/store/s3-store';
import { distOf, REPOSITORY } from '../build/packages';
import { publishBuilt } from '../build/publish-built';

/** the image contains builds of remotes, not their sources */
const built = () => readdirSync(REPOSITORY).filter((folder) => existsSync(path.join(distOf(folder), 'remote.json')));

/** Creates the buckets in BUCKETS, grants RIGHTS, and publishes this image's builds missing from the store. */
async function main({ env } = process): Promise<void> {
  const bucket = bucketIn(env);
  if (!bucket) throw new Error('STORE_URL says into which bucket');
  for (const name of (env.BUCKETS ?? '').split(',')) if (name) await makeBucket(bucket, name);
  for (const right of rightsIn(env.RIGHTS ?? '')) await setRight(bucket, right);
  const refusedBuilds = await publishBuilt(s3Store(bucket), built(), [], console.log);
  const refusedText =
    refusedBuilds.length === 0 ? '' : ` but ${refusedBuilds.length}, of which an earlier version is live`;
  console.log(`the store has every remote of this build${refusedText}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
