import { cp, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { REPOSITORY } from '../build/packages';

/** Copies a file or link to its path in the tree; links stay links, as packages find each other by them. */
async function copyAs(file: string, into: string): Promise<void> {
  const [source, target] = [path.join(REPOSITORY, file), path.join(into, file)];
  await mkdir(path.dirname(target), { recursive: true });
  const kind = await lstat(source);
  if (kind.isSymbolicLink()) await symlink(await readlink(source), target);
  else await cp(source, target, { recursive: true });
}

/** Copies a file or folder; for a link to a package, its target too. */
async function copyWhole(file: string, into: string): Promise<void> {
  const real = path.relative(REPOSITORY, await realpath(path.join(REPOSITORY, file)));
  for (const part of new Set([file, real])) await copyAs(part, into);
}

/**
 * Copies programs with the files they load at run time to a folder laid out as the repository. @param entries programs,
 * relative to the repository @param also files and folders read by computed names
 */
export async function copyTraced(entries: readonly string[], also: readonly string[], into: string): Promise<void> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(REPOSITORY, entry)),
    { base: REPOSITORY },
  );
  // skips these folders: they are copied whole below
  const within = (file: string): boolean => also.some((folder) => file === folder || file.startsWith(`${folder}/`));
  for (const file of fileList) if (!within(file)) await copyAs(file, into);
  for (const file of also) await copyWhole(file, into);
}
