import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { rootOf } from '../build/packages';
import type { Manifest } from './packed-manifest';

/*
 * Installs a project from its tarballs in pnpm's layout, without a registry: libraries come from this tree, in exactly
 * the requested version.
 */

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Finds a library of this tree. @throws when it lacks that version */
function libraryOf(name: string, version: string): string {
  const candidates = ['shared', 'platform', '.'].map((folder) => path.join(rootOf(folder), 'node_modules', name));
  const found = candidates.find((place) => existsSync(place) && readManifest(place).version === version);
  if (found) return found;
  throw new Error(`a kit asks for ${name} ${version}, which this tree has not installed`);
}

function link(target: string, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  symlinkSync(target, file);
}

function unpack(tarball: string, into: string): Manifest {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', into, '--strip-components=1']);
  return readManifest(into);
}

function linkCommands(modules: string, commands: Readonly<Record<string, string>>): void {
  for (const [name, file] of Object.entries(commands)) link(path.join(modules, file), path.join(modules, '.bin', name));
}

/** @param project folder whose `package.json` names a kit's tarballs and libraries */
export function installFromTarballs(project: string): void {
  const modules = path.join(project, 'node_modules');
  const { dependencies = {}, devDependencies = {} } = readManifest(project);
  const dependenciesOfRoot = { ...dependencies, ...devDependencies };
  const packed = new Map<string, string>();
  for (const [name, range] of Object.entries(dependenciesOfRoot)) {
    if (range.startsWith('file:'))
      packed.set(name, path.join(modules, '.pnpm', name.replace('/', '+'), 'node_modules', name));
  }
  const folderOf = (name: string, version: string): string => packed.get(name) ?? libraryOf(name, version);
  for (const [name, folder] of packed) {
    const manifest = unpack(path.join(project, dependenciesOfRoot[name]?.slice('file:'.length) ?? ''), folder);
    const needs = { ...manifest.dependencies, ...manifest.peerDependencies };
    const modulesFolder = path.resolve(folder, name.includes('/') ? '../..' : '..');
    for (const [need, version] of Object.entries(needs)) link(folderOf(need, version), path.join(modulesFolder, need));
  }
  for (const [name, version] of Object.entries(dependenciesOfRoot))
    link(folderOf(name, version), path.join(modules, name));
  chmodSync(path.join(modules, '@pignon/platform/commands/pignon.mjs'), 0o755);
  linkCommands(modules, {
    pignon: '@pignon/platform/commands/pignon.mjs',
    jest: 'jest/bin/jest.js',
    tsc: 'typescript/bin/tsc',
  });
}
