import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupError } from './backup-manifest';

/**
 * Writes a new folder, readable by its owner only, atomically: whole or not at all.
 * @param fill writes into the draft
 * @throws BackupError when the folder exists
 */
export async function writeFolderAtomically<Result>(
  folder: string,
  fill: (draft: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(folder)) throw new BackupError(`${folder} exists already: name a folder that does not.`);
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    const result = await fill(draft);
    await rename(draft, folder);
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
