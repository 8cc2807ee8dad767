import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { transform } from 'esbuild';
import { filesOf, integrityOf, type Integrity } from '../store/built-files';
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

/** Integrity of what `entry` loads, keyed by bare file name, as the run-time code looks it up. */
async function loadedIntegrity(folder: string, entry: string): Promise<Integrity> {
  const found: Integrity = {};
  for (const name of await filesOf(folder)) {
    if (name === entry || !/\.(js|css)$/.test(name)) continue;
    found[path.posix.basename(name)] = integrityOf(await readFile(path.join(folder, name)));
  }
  return found;
}

/**
 * Finishes a folder that webpack wrote: small style sheets, the integrity of every file written into the entry, and the
 * entry named by its own content.
 * @returns the entry's final name
 */
export async function finalizeEntry(folder: string, entry: string): Promise<string> {
  await minifyStyles(folder);
  const file = path.join(folder, entry);
  const source = await readFile(file, 'utf8');
  if (!source.includes(INTEGRITY_PLACEHOLDER)) throw new Error(`${entry} has no place for the integrity of its files`);
  const map = JSON.stringify(await loadedIntegrity(folder, entry));
  const finalized = source.replace(new RegExp(`["']${INTEGRITY_PLACEHOLDER}["']`, 'g'), () => map);
  const hash = createHash('sha256').update(finalized).digest('hex').slice(0, 10);
  const named = `${entry.replace(/(\.[0-9a-f]{10})?\.js$/, '')}.${hash}.js`;
  await writeFile(file, finalized);
  if (named !== entry) await rename(file, path.join(folder, named));
  await rm(`${file}.LICENSE.txt`, { force: true });
  return named;
}

/** Integrity of every file of a finished folder. */
export async function integrityOfFolder(folder: string): Promise<Integrity> {
  const found: Integrity = {};
  for (const name of await filesOf(folder)) found[name] = integrityOf(await readFile(path.join(folder, name)));
  return found;
}

const COMPRESSIBLE = /\.(js|css|json|svg|html|txt)$/;

/** Writes `.br` and `.gz` beside every text file worth it, so that the edge compresses nothing at run time. */
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
