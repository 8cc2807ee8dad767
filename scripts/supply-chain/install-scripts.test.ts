import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { REPOSITORY } from '../build/packages';

const INSTALLED = path.join(REPOSITORY, 'node_modules/.pnpm');
/** Scripts that a package manager runs at installation. */
const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

interface Workspace {
  allowBuilds: Record<string, boolean>;
  [setting: string]: unknown;
}

const workspace = parse(readFileSync(path.join(REPOSITORY, 'pnpm-workspace.yaml'), 'utf8')) as Workspace;

const foldersOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

/** Packages of one entry of pnpm's store: real folders only, as dependencies are links. */
const packagesIn = (folder: string): string[] =>
  foldersOf(folder).flatMap((name) =>
    name.startsWith('@') ? foldersOf(path.join(folder, name)).map((one) => `${name}/${one}`) : name,
  );

/** True for a package with an install script, or with native sources that the package manager compiles by itself. */
function runsAtInstall(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return AT_INSTALL.some((name) => name in scripts) || existsSync(path.join(folder, 'binding.gyp'));
}

it('allows no package to run an install script', () => {
  expect(Object.entries(workspace.allowBuilds).filter(([, allowed]) => allowed)).toEqual([]);
  const others = ['dangerouslyAllowAllBuilds', 'onlyBuiltDependencies', 'neverBuiltDependencies', 'ignoreScripts'];
  expect(others.filter((name) => name in workspace)).toEqual([]);
  const npmrc = readFileSync(path.join(REPOSITORY, '.npmrc'), 'utf8');
  expect(npmrc).not.toMatch(/allow-all-builds|only-built|allow-builds/);
});

it('lists every installed package that has one', () => {
  const entries = foldersOf(INSTALLED).filter((name) => name !== 'node_modules');
  expect(entries.length).toBeGreaterThan(100);
  const found = new Set<string>();
  for (const entry of entries) {
    const folder = path.join(INSTALLED, entry, 'node_modules');
    for (const name of packagesIn(folder)) if (runsAtInstall(path.join(folder, name))) found.add(name);
  }
  expect([...found].filter((name) => !(name in workspace.allowBuilds))).toEqual([]);
});
