import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
 * Formats or checks a folder by this tree's settings, whatever ignores it. @throws with the formatter's complaint as
 * `stdout`
 */
export async function format(mode: '--write' | '--check', folder: string): Promise<void> {
  const { ignorePatterns: _, ...settings } = JSON.parse(await readFile(rootOf('.oxfmtrc.json'), 'utf8')) as {
    ignorePatterns: string[];
  };
  const temporary = await mkdtemp(path.join(tmpdir(), 'format-'));
  const config = path.join(temporary, '.oxfmtrc.json');
  await writeFile(config, JSON.stringify(settings));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // by name: a folder below an ignored one is ignored
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const options = [mode, '--config', config, '--no-error-on-unmatched-pattern'];
  await promisify(execFile)(rootOf('node_modules/.bin/oxfmt'), [...options, ...files], { cwd: folder });
  await rm(temporary, { recursive: true });
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
  await format('--write', draft);
  await rename(draft, folder);
  return files;
}
