import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { transform } from 'esbuild';
import { filesOf, integrityOf, type HashName, type Integrity } from '../store/file-integrity';
import { shiftMap } from './move-source-maps';
import { INTEGRITY_PLACEHOLDER } from './sri-runtime-plugin';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function minifyStyles(folder: string): Promise<void> {
  for (const name of (await filesOf(folder)).filter((file) => file.endsWith('.css'))) {
    const file = path.join(folder, name);
    const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true, target: 'es2022' });
    await writeFile(file, code);
  }
}

/** Hashes what `entry` loads, keyed by bare file name as the runtime looks it up. */
async function loadedIntegrity(folder: string, entry: string, hash: HashName): Promise<Integrity> {
  const found: Integrity = {};
  for (const name of await filesOf(folder)) {
    if (name === entry || !/\.(js|css)$/.test(name)) continue;
    found[path.posix.basename(name)] = integrityOf(await readFile(path.join(folder, name)), hash);
  }
  return found;
}

/** Replaces the content hash in a script's name: `main.0123456789.js`. */
export function namedByContent(script: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${script.replace(/(\.[0-9a-f]{10})?\.js$/, '')}.${hash}.js`;
}

/** Skips an existing target and a missing file. */
async function renameIfThere(file: string, to: string): Promise<void> {
  if (file !== to && existsSync(file)) await rename(file, to);
}

/**
 * Finalizes a webpack build: minifies style sheets, writes all hashes into the entry, and names the entry by its
 * content. `hash` is that of the integrity that pages preload these files with: with another one a browser does not use
 * what it preloaded. @returns the entry's final name
 */
export async function finalizeEntry(folder: string, entry: string, hash: HashName): Promise<string> {
  await minifyStyles(folder);
  const file = path.join(folder, entry);
  const source = await readFile(file, 'utf8');
  if (!source.includes(INTEGRITY_PLACEHOLDER)) throw new Error(`${entry} has no place for the integrity of its files`);
  const map = JSON.stringify(await loadedIntegrity(folder, entry, hash));
  const placeholder = new RegExp(`["']${INTEGRITY_PLACEHOLDER}["']`, 'g');
  const finalized = source.replace(placeholder, () => map);
  const finalName = namedByContent(entry, finalized);
  await writeFile(file, finalized);
  await shiftMap(`${file}.map`, source, placeholder, map.length);
  for (const one of ['', '.map']) await renameIfThere(`${file}${one}`, path.join(folder, `${finalName}${one}`));
  await rm(`${file}.LICENSE.txt`, { force: true });
  return finalName;
}

/** Integrity of every file of a finished folder. */
export async function integrityOfFolder(folder: string, hash: HashName): Promise<Integrity> {
  const found: Integrity = {};
  for (const name of await filesOf(folder)) found[name] = integrityOf(await readFile(path.join(folder, name)), hash);
  return found;
}

const COMPRESSIBLE = /\.(js|css|json|svg|html|txt)$/;

/** Writes `.br` and `.gz` beside text files, so that the edge compresses nothing. */
export async function precompress(folder: string): Promise<void> {
  const names = (await filesOf(folder)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 512) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
