import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import { ASSETS } from '@pignon/shared/federation/host-file';
import { hasIntegrity } from '@pignon/platform/store/file-integrity';
import { HOST_BUILDS, isImmutable, retainedHosts } from '@pignon/platform/store/host-builds';

const DECOMPRESS_BY_ENDING = { br: promisify(brotliDecompress), gz: promisify(gunzip) } as const;

/** True when the file and its compressed copies have the hashes of the build. */
async function hasBuiltHashes(file: string, integrity: string): Promise<boolean> {
  const content = await readFile(file).catch(() => undefined);
  if (!content || !hasIntegrity(content, integrity)) return false;
  const copies = Object.entries(DECOMPRESS_BY_ENDING).map(async ([extension, decompress]) => {
    const copy = await readFile(`${file}.${extension}`).catch(() => undefined);
    const decompressed =
      copy && (await decompress(copy, { maxOutputLength: content.length }).catch(() => Buffer.alloc(0)));
    return !decompressed || decompressed.equals(content);
  });
  return (await Promise.all(copies)).every(Boolean);
}

/** Name of a file and the folder that contains it. */
export interface PreviousHostFile {
  file: string;
  folder: string;
}

/** Finds a file that only an earlier host has, for tabs opened with that host. */
export async function previousHostFile(
  storeDir: string,
  registry: () => Promise<Registry>,
  pathname: string,
): Promise<PreviousHostFile | undefined> {
  const file = pathname.slice(ASSETS.length);
  if (!pathname.startsWith(ASSETS) || !isImmutable(file)) return undefined;
  for (const { id, files } of retainedHosts(await registry())) {
    const integrity = files[file];
    const folder = path.resolve(storeDir, HOST_BUILDS, id);
    if (integrity && (await hasBuiltHashes(path.join(folder, file), integrity))) return { file, folder };
  }
  return undefined;
}
