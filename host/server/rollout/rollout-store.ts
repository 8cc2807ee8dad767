import { folderStore } from '@pignon/platform/store/folder-store';
import { bucketIn } from '@pignon/platform/store/open-store';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { s3Store } from '@pignon/platform/store/s3-store';

/** The store that orders change, and how this edge applies the change at once. */
export interface RolloutStore {
  store: RemoteStore;
  follow: () => Promise<void>;
}

/**
 * Returns the store that rollout actions change: the served folder, or the mirrored bucket when `ROLLOUT_ACCESS_KEY_ID`
 * and `ROLLOUT_SECRET_ACCESS_KEY` may write its registry, as the edge's own account usually only reads. None with
 * `ROLLOUT=off`. @throws a sentence about an invalid variable
 */
export function rolloutStore(
  env: Readonly<Record<string, string | undefined>>,
  storeDir: string,
  follow: () => Promise<void> = () => Promise.resolve(),
): RolloutStore | undefined {
  const { ROLLOUT: mode = 'on', ROLLOUT_ACCESS_KEY_ID: key, ROLLOUT_SECRET_ACCESS_KEY: secret } = env;
  if (mode !== 'on' && mode !== 'off') throw new Error(`ROLLOUT is on or off, not ${mode}`);
  if (mode === 'off') return undefined;
  const bucket = bucketIn(env);
  if (!bucket) return { store: folderStore(storeDir), follow };
  if (!key || !secret) return undefined;
  return { store: s3Store({ ...bucket, accessKeyId: key, secretAccessKey: secret }), follow };
}
