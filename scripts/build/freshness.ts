import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfFiles, installedVersions, sourceFiles } from '@pignon/shared/federation/preset/version-of-inputs';
import { distOf, REPOSITORY, rootOf } from './packages';

/** What a finished build was made from. */
interface BuildState {
  inputs: string[];
  hash: string;
}

const stateFile = (name: string): string => path.join(REPOSITORY, '.cache/build', `${name}.json`);

const HOST_INPUTS = ['index.html', 'package.json', 'src/shell/boot-skeleton.html', 'src/shell/boot-skeleton.css'];

/** Files that webpack does not report but that decide what it does. */
async function ownInputs(name: string): Promise<string[]> {
  const presets = await sourceFiles(path.join(REPOSITORY, 'shared/federation/preset'));
  const contract = await sourceFiles(path.join(REPOSITORY, 'shared/contract'));
  const own = name === 'host' ? HOST_INPUTS : ['src/remote.ts', 'package.json'];
  const publicDir = path.join(rootOf(name), 'public');
  const publicFiles = existsSync(publicDir) ? await sourceFiles(publicDir) : [];
  return [...presets, ...contract, ...publicFiles, ...own.map((file) => path.join(rootOf(name), file))];
}

async function hashOf(name: string, inputs: readonly string[]): Promise<string> {
  const files = [...new Set([...inputs, ...(await ownInputs(name))])].sort();
  const versions = [rootOf(name), path.join(REPOSITORY, 'shared')].map(installedVersions);
  return hashOfFiles(REPOSITORY, files, (await Promise.all(versions)).join());
}

/** Remembers what a build was made from; `reported` are the files that webpack read. */
export async function rememberBuild(name: string, reported: readonly string[]): Promise<void> {
  const inputs = reported
    .filter((file) => file.startsWith(REPOSITORY) && !file.includes('node_modules'))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort();
  const state: BuildState = { inputs, hash: await hashOf(name, inputs) };
  await mkdir(path.dirname(stateFile(name)), { recursive: true });
  await writeFile(stateFile(name), JSON.stringify(state));
}

/** True when building the package again would give what is there. */
export async function isFresh(name: string): Promise<boolean> {
  if (!existsSync(path.join(distOf(name), name === 'host' ? 'host.json' : 'remote.json'))) return false;
  try {
    const state = JSON.parse(await readFile(stateFile(name), 'utf8')) as BuildState;
    return (await hashOf(name, state.inputs)) === state.hash;
  } catch {
    return false;
  }
}
