import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DescriptorSchema } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import { catalogueOf, toLive, type Catalogue } from '@pignon/shared/federation/live-remote';
import { folderStore } from '@pignon/shared/federation/store/folder-store';
import { EMPTY_REGISTRY } from '@pignon/shared/federation/store/remote-store';

export interface LiveRegistry {
  registry: () => Promise<Registry>;
  catalogue: () => Promise<Catalogue>;
}

/**
 * The registry as stored, read again only when it changed. While it cannot be read the last good one stays in force: a
 * bad write must not take the product down.
 */
export function liveRegistry(storeDir: string, overrides: Readonly<Record<string, string>> = {}): LiveRegistry {
  const store = folderStore(storeDir);
  const file = path.join(storeDir, 'registry.json');
  let registry = EMPTY_REGISTRY;
  let catalogue = catalogueOf(registry);
  let readAt = 0;

  const read = async (): Promise<void> => {
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (changedAt === readAt) return;
    try {
      registry = await store.readRegistry();
      catalogue = catalogueOf(registry);
    } catch (error) {
      process.stderr.write(`registry.json is left aside: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    readAt = changedAt;
  };
  let reading: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  };

  return {
    async registry() {
      await refresh();
      return registry;
    },
    async catalogue() {
      await refresh();
      return Object.keys(overrides).length === 0 ? catalogue : withOverrides(catalogue, overrides);
    },
  };
}

/** Puts the remotes that run on a development server in the place of the published ones. */
async function withOverrides(live: Catalogue, overrides: Readonly<Record<string, string>>): Promise<Catalogue> {
  const remotes = { ...live.remotes };
  for (const [name, origin] of Object.entries(overrides)) {
    const response = await fetch(`${origin}/remote.json`).catch(() => undefined);
    if (!response?.ok) continue;
    const descriptor = DescriptorSchema.parse(await response.json());
    remotes[name] = { ...toLive(descriptor), entry: `${origin}/${descriptor.entry}`, integrity: '' };
  }
  return { ...live, remotes };
}
