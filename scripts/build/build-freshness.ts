import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDERS } from '@pignon/platform/build/places';
import { replaceBuild } from '@pignon/platform/build/build-folder';
import { hashOfFiles, installedVersions, sourceFiles } from '@pignon/platform/build/input-hash';
import { distOf, REPOSITORY, rootOf } from './packages';

/** State of a finished build. */
interface BuildState {
  inputs: string[];
  hash: string;
}

const stateFile = (name: string): string => path.join(REPOSITORY, '.cache/build', `${name}.json`);

const HOST_INPUTS = ['index.html', 'package.json', 'src/shell/boot-skeleton.html', 'src/shell/boot-skeleton.css'];

/** Inputs that webpack does not report. */
async function ownInputs(name: string): Promise<string[]> {
  const presets = (
    await Promise.all(BUILD_FOLDERS.map((folder) => sourceFiles(path.join(REPOSITORY, 'platform', folder))))
  ).flat();
  const contract = await sourceFiles(path.join(REPOSITORY, 'shared/contract'));
  const ownFiles = name === 'host' ? HOST_INPUTS : ['src/remote.ts', 'package.json'];
  const publicDir = path.join(rootOf(name), 'public');
  const publicFiles = existsSync(publicDir) ? await sourceFiles(publicDir) : [];
  return [...presets, ...contract, ...publicFiles, ...ownFiles.map((file) => path.join(rootOf(name), file))];
}

/** Hash of a file's content; undefined for an unknown path. */
type FileHash = (file: string) => Promise<string | undefined>;

const currentFileHash: FileHash = async (file) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

async function hashOf(name: string, inputs: readonly string[], fileHash: FileHash): Promise<string> {
  const versions = [rootOf(name), path.join(REPOSITORY, 'shared'), path.join(REPOSITORY, 'platform')].map(
    installedVersions,
  );
  const files = [...new Set([...inputs, ...(await ownInputs(name))])].sort();
  const salt = (await Promise.all(versions)).join();
  return hashOfFiles(REPOSITORY, files, salt, async (file) => (await fileHash(file)) ?? '');
}

/** File timestamps may lag behind the clock by this much. */
const CLOCK_STEP_MS = 10;

/**
 * Hashes the files that a package may be built from. A file outside them counts as unchanged unless it was modified
 * since.
 */
async function fileHashesAtStart(name: string): Promise<FileHash> {
  const started = Date.now() - CLOCK_STEP_MS;
  const roots = [rootOf(name), path.join(REPOSITORY, 'shared'), path.join(REPOSITORY, 'platform')];
  const folders = await Promise.all(roots.map(sourceFiles));
  const files = folders.flat();
  const known = new Map<string, string | undefined>();
  for (const file of files) known.set(file, await currentFileHash(file));
  return async (file) => {
    if (known.has(file)) return known.get(file);
    const { mtimeMs, ctimeMs } = await stat(file);
    return Math.max(mtimeMs, ctimeMs) < started ? currentFileHash(file) : undefined;
  };
}

/** Stores the inputs of a build. @param reported files that webpack read */
type StoreInputs = (reported: readonly string[], file?: string) => Promise<void>;

/**
 * Call before a build: files changed during the build count with their content at the start. @returns the function to
 * call after the build
 */
export async function beginBuild(name: string): Promise<StoreInputs> {
  const fileHash = await fileHashesAtStart(name);
  return async (reported, file = stateFile(name)) => {
    const inputs = reported
      .filter((file) => file.startsWith(REPOSITORY) && !file.includes('node_modules'))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .sort();
    const state: BuildState = { inputs, hash: await hashOf(name, inputs, fileHash) };
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(state));
  };
}

/** State file of a build in a folder of its own. */
export const STATE_FILE = '.build-state.json';

/** Moves a build from its own folder into the package's `dist`. */
export async function adoptBuild(name: string, folder: string): Promise<void> {
  const state = await readFile(path.join(folder, STATE_FILE));
  await rm(path.join(folder, STATE_FILE));
  await rm(stateFile(name), { force: true });
  await replaceBuild(folder, distOf(name));
  await mkdir(path.dirname(stateFile(name)), { recursive: true });
  await writeFile(stateFile(name), state);
}

/** True when a rebuild of the package would produce the same output. */
export async function isFresh(name: string): Promise<boolean> {
  if (!existsSync(path.join(distOf(name), name === 'host' ? 'host.json' : 'remote.json'))) return false;
  try {
    const state = JSON.parse(await readFile(stateFile(name), 'utf8')) as BuildState;
    return (await hashOf(name, state.inputs, currentFileHash)) === state.hash;
  } catch {
    return false;
  }
}
