import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './packages';

/** Lists files tracked or trackable by git; the whole tree by default. */
function sourcesOf(patterns: readonly string[]): string[] {
  const gitArguments = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const names = execFileSync('git', gitArguments, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return names.split('\0').filter((name) => name !== '' && existsSync(path.join(REPOSITORY, name)));
}

/** Copies a package's dependency links; links to workspace packages lead to the copy. */
export function copyLinks(name: string, to: string): void {
  const links = { recursive: true, verbatimSymlinks: true };
  cpSync(path.join(REPOSITORY, name, 'node_modules'), path.join(to, 'node_modules'), links);
}

/** Links the installed packages of the root; workspace packages are the copy's, where it has them. */
function linkRoot(to: string, packages: readonly string[]): void {
  const installed = path.join(REPOSITORY, 'node_modules');
  const scopeFolder = path.join(to, 'node_modules/@pignon');
  mkdirSync(scopeFolder, { recursive: true });
  for (const name of readdirSync(path.join(installed, '@pignon'))) {
    symlinkSync(path.join(packages.includes(name) ? to : REPOSITORY, name), path.join(scopeFolder, name));
  }
  for (const name of readdirSync(installed)) {
    if (name !== '@pignon' && name !== '.cache')
      symlinkSync(path.join(installed, name), path.join(to, 'node_modules', name));
  }
}

/**
 * Copies sources into an empty folder, with links to the installed packages. @param packages workspace packages, as
 * folders @param others other files and folders, as git paths; everything by default
 */
export function copySources(to: string, packages: readonly string[], others?: readonly string[]): void {
  const files = sourcesOf(others ? [...packages, ...others] : []);
  for (const file of files) cpSync(path.join(REPOSITORY, file), path.join(to, file), { recursive: true });
  for (const name of packages) copyLinks(name, path.join(to, name));
  linkRoot(to, packages);
}
