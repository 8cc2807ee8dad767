import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { API_VERSION, CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { rootOf } from '../build/packages';
import type { Identity } from './new-remote-options';

/** A complete remote named "example", checked and tested like the others. */
export const TEMPLATE = path.join(import.meta.dirname, 'template');

const NOT_COPIED = /(^|[\\/])(node_modules|dist)([\\/]|$)/;

/** Renames the template's words; version ranges are this tree's. */
function renamed(text: string, { name, titles, owner }: Identity): string {
  return text
    .replaceAll('Équipe Exemple', owner)
    .replaceAll(/\bExemple\b/g, titles.fr)
    .replaceAll(/\bExample\b/g, titles.en)
    .replaceAll(/\bexample\b/g, name)
    .replace(/contract: '[^']+'/, `contract: '^${CONTRACT_VERSION}'`)
    .replace(/api: '[^']+'/, `api: '^${API_VERSION}'`);
}

/**
 * Formats or checks a folder by this tree's settings, ignored files included. @throws with prettier's complaint as
 * `stdout`
 */
export async function prettier(what: '--write' | '--check', folder: string): Promise<void> {
  const settings = ['--config', rootOf('prettier.config.mjs'), '--ignore-path', 'none'];
  await promisify(execFile)(rootOf('node_modules/.bin/prettier'), [what, ...settings, '.'], { cwd: folder });
}

/**
 * Writes a new remote into a folder atomically. @param finish adds files that are not in the template @returns the
 * template's files
 */
export async function writeRemote(
  identity: Identity,
  folder: string,
  finish: (draft: string) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_COPIED.test(file))
    .sort();
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  for (const file of files) {
    const text = renamed(await readFile(path.join(TEMPLATE, file), 'utf8'), identity);
    const target = path.join(draft, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await finish(draft);
  // another name changes line lengths
  await prettier('--write', draft);
  await rename(draft, folder);
  return files;
}
