import type { RegistryEntry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { Refused } from '../store/change-registry';
import { promote } from './live-versions';
import { publishIfMissing } from './publish';
import { readDescriptor } from './publish-checks';
import type { RemoteStore } from '../store/remote-store';

/** A built remote to publish. */
export interface Build {
  folder: string;
  /** True when it was built just now, because it changed. */
  fresh: boolean;
}

/** True when the version was live before; it may have been pruned and replaced since. */
const wasLive = ({ history = [] }: RegistryEntry, version: string): boolean =>
  history.some((line) => line.version === version);

/** @returns what was promoted, if anything */
async function publishOne(store: RemoteStore, { folder, fresh }: Build, host: HostFile): Promise<string | undefined> {
  const { descriptor, known } = await publishIfMissing(store, folder, host);
  const { name, version } = descriptor;
  const entry = (await store.readRegistry()).remotes[name];
  if (!entry || entry.stable === version) return undefined;
  if (!fresh && (known || wasLive(entry, version))) return undefined;
  await promote(store, name, host, version);
  return `${name} ${version}`;
}

async function hasLive(store: RemoteStore, { folder }: Build): Promise<boolean> {
  const { name } = await readDescriptor(folder);
  return typeof (await store.readRegistry()).remotes[name]?.stable === 'string';
}

/**
 * Publishes every build missing from the store, and promotes new remotes and fresh builds. An unchanged remote keeps
 * its live version, also after a rollback or a separate release. A refused remote does not stop the others. @returns
 * refusals of remotes that keep their live version @throws Refused for a remote without a live version
 */
export async function publishBuilds(
  store: RemoteStore,
  builds: readonly Build[],
  host: HostFile,
  say: (line: string) => void,
): Promise<Refused[]> {
  const refusedRemotes: Refused[] = [];
  const fatalRefusals: Refused[] = [];
  for (const build of builds) {
    try {
      const live = await publishOne(store, build, host);
      if (live) say(`published ${live}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(error.message);
      ((await hasLive(store, build)) ? refusedRemotes : fatalRefusals).push(error);
    }
  }
  if (fatalRefusals[0]) throw fatalRefusals[0];
  return refusedRemotes;
}
