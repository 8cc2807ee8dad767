import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Subresource integrity by file. */
export type Integrity = Record<string, string>;

export type HashName = 'sha256' | 'sha384';

export function integrityOf(content: Buffer | string, hash: HashName = 'sha384'): string {
  return `${hash}-${createHash(hash).update(content).digest('base64')}`;
}

/** Verifies content against an integrity of either kind. */
export function hasIntegrity(content: Buffer | string, integrity: string): boolean {
  return integrityOf(content, integrity.startsWith('sha256-') ? 'sha256' : 'sha384') === integrity;
}

/** Lists all files of a folder as sorted relative paths with forward slashes, precompressed copies too. */
export async function everyFileOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Lists files without precompressed copies. */
export async function filesOf(folder: string): Promise<string[]> {
  return (await everyFileOf(folder)).filter((file) => !/\.(br|gz)$/.test(file));
}

/** Transferred size of a file: compressed by brotli. */
export async function brotliSize(file: string): Promise<number> {
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
}
