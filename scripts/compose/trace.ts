import { cp, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { REPOSITORY } from '../build/packages';

/** Copies one file or link to where it lies in the tree; links stay links, as packages find each other by them. */
async function copyAs(file: string, into: string): Promise<void> {
  const [source, target] = [path.join(REPOSITORY, file), path.join(into, file)];
  await mkdir(path.dirname(target), { recursive: true });
  const kind = await lstat(source);
  if (kind.isSymbolicLink()) await symlink(await readlink(source), target);
  else await cp(source, target, { recursive: true });
}

/** Copies a file or folder; one that is only linked to, as packages are, with what the link leads to. */
async function copyWhole(file: string, into: string): Promise<void> {
  const real = path.relative(REPOSITORY, await realpath(path.join(REPOSITORY, file)));
  for (const part of new Set([file, real])) await copyAs(part, into);
}

/**
 * Copies programs with what they load at run time, and nothing else, to a folder laid out as the repository.
 * @param entries programs, from the repository's root
 * @param also files and folders that they read by names made at run time
 */
export async function copyTraced(entries: readonly string[], also: readonly string[], into: string): Promise<void> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(REPOSITORY, entry)),
    { base: REPOSITORY },
  );
  // what is copied whole below need not be copied by pieces
  const within = (file: string): boolean => also.some((folder) => file === folder || file.startsWith(`${folder}/`));
  for (const file of fileList) if (!within(file)) await copyAs(file, into);
  for (const file of also) await copyWhole(file, into);
}
