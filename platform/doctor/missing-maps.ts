import type { Registry } from '@pignon/shared/contract/registry.schema';
import { servedWithHosts } from '../serving/served-versions';
import { HOST_BUILDS } from '../store/host-builds';
import type { RemoteStore } from '../store/remote-store';
import { missingMaps } from '../store/source-maps';
import type { StoredVersion } from '../store/version-files';
import { note, type Finding } from './finding';

async function findMissingMaps(store: RemoteStore, stored: StoredVersion): Promise<Finding[]> {
  const { length } = await missingMaps(store, stored);
  if (length === 0) return [];
  const what = stored.name === HOST_BUILDS ? 'the host' : stored.name;
  const missingText = length === 1 ? 'a source map' : `${length} source maps`;
  return [
    note(
      `${what} ${stored.version} lacks ${missingText}: failures of it show no file and line`,
      'build and publish the same sources again, or their next version',
    ),
  ];
}

/** Finds versions and host builds in use whose stacks cannot be resolved. */
export async function missingMapFindings(store: RemoteStore, registry: Registry): Promise<Finding[]> {
  return (await Promise.all(servedWithHosts(registry).map((stored) => findMissingMaps(store, stored)))).flat();
}
