import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { Catalogue, LiveRemote } from '@pignon/shared/federation/live-remote';
import { servedDescriptor } from '@pignon/shared/federation/override/local-remote';
import { liveRemotesFor, standInFor } from '@pignon/platform/serving/live-remotes-for';
import { previewFor, type Preview } from '@pignon/platform/serving/preview-for';
import type { PreviewedVersion } from '@pignon/shared/federation/preview/preview';
import type { HostVersions } from '@pignon/shared/federation/host-compatibility';
import { toLocalRemote } from '@pignon/shared/federation/to-live-remote';
import { folderStamp, folderStore } from '@pignon/platform/store/folder-store';
import { EMPTY_REGISTRY } from '@pignon/platform/store/remote-store';

export interface LiveRegistry {
  registry: () => Promise<Registry>;
  /** Live versions for a page of this host. */
  catalogue: (host: HostVersions) => Promise<Catalogue>;
  /** Fallback for a version that a page of this host could not load. */
  standIn: (name: string, failed: string, host: HostVersions) => Promise<LiveRemote | undefined>;
  /** Returns a version that is not live, for a user with a link to it. */
  preview: (preview: PreviewedVersion, host: HostVersions) => Promise<Preview>;
}

/** Maximum number of cached catalogues for open pages of earlier hosts. */
const MAX_CACHED_CATALOGUES = 20;

/**
 * Builds and caches one catalogue per host. That of the served host is always cached, whatever contracts others
 * request.
 */
function composer(registry: Registry): (host: HostVersions) => Catalogue {
  const catalogueByHost = new WeakMap<HostVersions, Catalogue>();
  const catalogueByContract = new Map<string, Catalogue>();
  return (host) => {
    const key = `${host.contract} ${host.api}`;
    const catalogue =
      (host.provides ? catalogueByHost.get(host) : catalogueByContract.get(key)) ?? liveRemotesFor(registry, host);
    if (host.provides) catalogueByHost.set(host, catalogue);
    else if (catalogueByContract.size < MAX_CACHED_CATALOGUES) catalogueByContract.set(key, catalogue);
    return catalogue;
  };
}

/**
 * Reads the stored registry again when it changes. While it is unreadable, keeps the last good one, or at the start the
 * newest revision: a bad write must not take the product down.
 */
export function liveRegistry(storeDir: string, overrides: Readonly<Record<string, string>> = {}): LiveRegistry {
  const store = folderStore(storeDir);
  let registry = EMPTY_REGISTRY;
  let compose = composer(registry);
  let readAt = '';
  const applyRegistry = (newRegistry: Registry): void => {
    registry = newRegistry;
    compose = composer(newRegistry);
  };

  const read = async (): Promise<void> => {
    const changedAt = await folderStamp(storeDir);
    if (changedAt === readAt) return;
    try {
      applyRegistry(await store.readRegistry());
    } catch (error) {
      process.stderr.write(`the registry is left aside: ${error instanceof Error ? error.message : String(error)}\n`);
      // at the start there is no last good registry
      if (registry === EMPTY_REGISTRY)
        applyRegistry((await store.readNewestRevision().catch(() => undefined)) ?? EMPTY_REGISTRY);
    }
    readAt = changedAt;
  };
  let pendingRead: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    pendingRead ??= read().finally(() => (pendingRead = undefined));
    return pendingRead;
  };

  return {
    async registry() {
      await refresh();
      return registry;
    },
    async catalogue(host) {
      await refresh();
      const catalogue = compose(host);
      return Object.keys(overrides).length === 0 ? catalogue : withOverrides(catalogue, overrides);
    },
    async standIn(name, failed, host) {
      await refresh();
      return standInFor(registry, name, failed, host);
    },
    async preview(preview, host) {
      await refresh();
      return previewFor(registry, preview, host);
    },
  };
}

/**
 * Replaces published remotes by those of development servers. One that does not respond correctly keeps its published
 * version, so that the rest of the product can be used.
 */
async function withOverrides(live: Catalogue, overrides: Readonly<Record<string, string>>): Promise<Catalogue> {
  const remotes = { ...live.remotes };
  const trials = { ...live.trials };
  const descriptors = Object.entries(overrides).map(async ([name, origin]) => {
    const descriptor = await servedDescriptor(name, origin).catch(() => undefined);
    if (!descriptor) return;
    remotes[name] = toLocalRemote(descriptor, origin);
    // a remote's developer gets their own version, not the canary
    Reflect.deleteProperty(trials, name);
  });
  await Promise.all(descriptors);
  return { ...live, remotes, trials };
}
