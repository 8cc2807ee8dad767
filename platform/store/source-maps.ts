import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { VersionExists, type RemoteStore } from './remote-store';
import { DESCRIPTOR_FILE, type StoredVersion } from './version-files';

/** Folder of source maps in a store; no remote may have this name, and edges serve remotes only. */
const SOURCE_MAPS = 'source-maps';

const toGzip = promisify(gzip);
const MAP_REFERENCE = /\/[/*][#@]\s*sourceMappingURL=/;
const MAP_FILE = /\.map(?:\.(?:br|gz))?$/;
const CODE_FILE = /\.(?:js|mjs|css)(?:\.map)?$/;

/** Folder of a build's source maps: beside the build, all of which is published and served. */
export const mapsNextTo = (folder: string): string =>
  path.join(path.dirname(folder), `maps-of-${path.basename(folder)}`);

/** True for a source map and for code that refers to one. @param content is called for code only */
export async function refersToMap(file: string, content: () => Promise<Buffer>): Promise<boolean> {
  return MAP_FILE.test(file) || (CODE_FILE.test(file) && MAP_REFERENCE.test(String(await content())));
}

/** Source maps of a version in a store. */
export interface StoredMaps {
  name: string;
  version: string;
  /** Names of the compressed maps, one per script. */
  maps: string[];
}

/** Name of a script's source map beside a build. */
const besideBuild = (script: string): string => `${script}.map`;
/** Name of a script's source map in a store. */
export const mapOf = (script: string): string => `${besideBuild(script)}.gz`;

const scriptsOf = ({ integrity }: Pick<StoredVersion, 'integrity'>): string[] =>
  Object.keys(integrity).filter((file) => file.endsWith('.js'));

/** Addresses the source maps of a version in a store. */
export function mapsOf(stored: StoredVersion): StoredMaps {
  return {
    name: `${SOURCE_MAPS}/${stored.name}`,
    version: stored.version,
    maps: scriptsOf(stored).map(mapOf),
  };
}

async function putFolder(store: RemoteStore, { name, version }: StoredMaps, files: Map<string, Buffer>): Promise<void> {
  const draft = await mkdtemp(path.join(tmpdir(), 'pignon-maps-'));
  try {
    for (const [file, content] of files) {
      await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
      await writeFile(path.join(draft, file), content);
    }
    await writeFile(path.join(draft, DESCRIPTOR_FILE), JSON.stringify([...files.keys()]));
    await store.putVersion(name, version, draft);
  } catch (error) {
    // the same build was published by another process
    if (!(error instanceof VersionExists)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Stores the source maps of a build beside its version, unless they exist or the build has none. */
export async function storeMaps(store: RemoteStore, stored: StoredVersion, folder: string): Promise<void> {
  const place = mapsOf(stored);
  const mapFiles = mapsNextTo(folder);
  if (!existsSync(mapFiles) || (await store.hasVersion(place.name, place.version))) return;
  const files = new Map<string, Buffer>();
  for (const script of scriptsOf(stored)) {
    const map = await readFile(path.join(mapFiles, besideBuild(script))).catch(() => undefined);
    if (map) files.set(mapOf(script), await toGzip(map));
  }
  if (files.size > 0) await putFolder(store, place, files);
}

/** Copies the source maps of a version to another store, as far as they exist. */
export async function copyMaps(from: RemoteStore, to: RemoteStore, stored: StoredVersion): Promise<void> {
  const place = mapsOf(stored);
  const { name, version, maps } = place;
  if (!(await from.hasVersion(name, version)) || (await to.hasVersion(name, version))) return;
  const files = new Map<string, Buffer>();
  for (const map of maps) {
    const content = await from.readFile(name, version, map);
    if (content) files.set(map, content);
  }
  await putFolder(to, place, files);
}

/** Removes the source maps of a version before the version itself. */
export async function removeMaps(store: RemoteStore, stored: StoredVersion): Promise<void> {
  const { name, version, maps } = mapsOf(stored);
  await store.removeVersion(name, version, [...maps, DESCRIPTOR_FILE]);
}

/** Lists the source maps missing in the store: all for an unknown version. A script of texts has none. */
export async function missingMaps(store: RemoteStore, stored: StoredVersion): Promise<string[]> {
  const { name, version, maps } = mapsOf(stored);
  const descriptorFile = await store.readFile(name, version, DESCRIPTOR_FILE);
  if (!descriptorFile) return maps;
  const known = JSON.parse(String(descriptorFile)) as string[];
  const sizes = await Promise.all(known.map((map) => store.sizeOf(name, version, map)));
  return known.filter((_, index) => sizes[index] === undefined);
}
