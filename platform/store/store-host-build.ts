import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HostBuild, Registry } from '@pignon/shared/contract/registry.schema';
import { hasIntegrity } from './file-integrity';
import { asVersion, droppedHosts, HOST_BUILDS, hostIdOf, isImmutable } from './host-builds';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { changeRegistry } from './change-registry';
import { VersionExists, type RemoteStore } from './remote-store';
import { refersToMap, storeMaps, removeMaps } from './source-maps';
import { COPIES, filesOfVersion, DESCRIPTOR_FILE } from './version-files';

/** Copies files that browsers may request later, compressed copies too. @throws when a file is not as built */
async function copyFiles(dist: string, files: HostBuild['files'], into: string): Promise<void> {
  for (const [file, integrity] of Object.entries(files)) {
    const content = await readFile(path.join(dist, file)).catch(() => undefined);
    if (!content || !hasIntegrity(content, integrity)) {
      throw new Error(`${path.join(dist, file)} is not what was built: build the host again`);
    }
    if (await refersToMap(file, () => Promise.resolve(content))) {
      throw new Error(`${path.join(dist, file)} is a source map or names one, which are private: build the host again`);
    }
    await mkdir(path.dirname(path.join(into, file)), { recursive: true });
    await writeFile(path.join(into, file), content);
    for (const copy of COPIES) {
      // small files have no compressed copy
      await cp(path.join(dist, `${file}.${copy}`), path.join(into, `${file}.${copy}`)).catch(() => undefined);
    }
  }
}

async function putFiles(store: RemoteStore, dist: string, { id, files }: HostBuild, hostFile: string): Promise<void> {
  if (await store.hasVersion(HOST_BUILDS, id)) return;
  const draft = await mkdtemp(path.join(tmpdir(), 'pignon-host-'));
  try {
    await copyFiles(dist, files, draft);
    await writeFile(path.join(draft, DESCRIPTOR_FILE), hostFile);
    await store.putVersion(HOST_BUILDS, id, draft);
  } catch (error) {
    if (!(error instanceof VersionExists)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes host builds: files first, then the entry, so that an interrupted removal is repeated. */
async function removeDropped(store: RemoteStore): Promise<void> {
  const droppedHost = droppedHosts(await store.readRegistry());
  if (droppedHost.length === 0) return;
  for (const stored of droppedHost.map(asVersion)) {
    const { name, version, integrity } = stored;
    await removeMaps(store, stored);
    await store.removeVersion(name, version, filesOfVersion({ integrity }));
  }
  const ids = new Set(droppedHost.map(({ id }) => id));
  await changeRegistry(store, (registry) => {
    // one published again meanwhile is in use
    const removedBuilds = new Set(droppedHosts(registry).filter(({ id }) => ids.has(id)));
    return { ...registry, hosts: registry.hosts?.filter((build) => !removedBuilds.has(build)) };
  });
}

function withNewest(registry: Registry, build: HostBuild): Registry {
  return { ...registry, hosts: [build, ...(registry.hosts ?? []).filter(({ id }) => id !== build.id)] };
}

/**
 * Stores a host's files, so that its tabs find them after another host replaced it. Keeps the last builds and removes
 * what only earlier ones had. @param dist folder of the built host @returns false when it was the last stored build
 * already
 */
export async function storeHostBuild(store: RemoteStore, dist: string): Promise<boolean> {
  const hostFile = await readFile(path.join(dist, 'host.json'), 'utf8');
  const { integrity } = JSON.parse(hostFile) as HostFile;
  const files = Object.fromEntries(Object.entries(integrity).filter(([file]) => isImmutable(file)));
  const build = { id: hostIdOf(hostFile), publishedAt: new Date().toISOString(), files };
  await putFiles(store, dist, build, hostFile);
  await storeMaps(store, asVersion(build), dist);
  const isNew = (await store.readRegistry()).hosts?.[0]?.id !== build.id;
  if (isNew) await changeRegistry(store, (registry) => withNewest(registry, build));
  await removeDropped(store);
  return isNew;
}
