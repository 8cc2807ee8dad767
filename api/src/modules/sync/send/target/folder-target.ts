import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from '@pignon/shared/domain/sync/portal.schema';
import { flushToDisk } from '../../../../write/flush-to-disk';
import { SendingError } from '../sending-error';
import { isLeftover, temporaryNameOf, temporaryName, type Delivery, type TargetAccess } from './delivery';

type FolderTarget = Extract<Target, { kind: 'FOLDER' }>;

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'Le disque est plein.',
  EACCES: 'Le dossier n’est pas accessible en écriture.',
  EROFS: 'Le dossier n’est pas accessible en écriture.',
};

function toSendingError(error: unknown): SendingError {
  if (error instanceof SendingError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = SENTENCES[code] ?? 'Le fichier n’a pas pu être déposé dans le dossier.';
  return new SendingError(sentence, true, { cause: error });
}

/** Delivers to a local folder: copies under a temporary name, syncs to disk, renames. */
export async function deliverToFolder(
  { folder }: FolderTarget,
  access: TargetAccess,
  delivery: Delivery,
): Promise<void> {
  const place = join(access.folder, folder);
  const part = join(place, temporaryNameOf(delivery));
  try {
    await mkdir(place, { recursive: true });
    const leftovers = (await readdir(place)).filter((found) => isLeftover(delivery, found));
    await Promise.all(leftovers.map((found) => rm(join(place, found), { force: true })));
    await copyFile(delivery.file, part);
    await flushToDisk(part, 'r+');
    await delivery.assertCurrent?.();
    await rename(part, join(place, delivery.name));
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw toSendingError(error);
  }
}

/** Creates an empty file in the folder and removes it. */
export async function testFolder({ folder }: FolderTarget, access: TargetAccess, name: string): Promise<void> {
  const place = join(access.folder, folder);
  const testFile = join(place, temporaryName(name));
  try {
    await mkdir(place, { recursive: true });
    await writeFile(testFile, '');
    await rm(testFile);
  } catch (error) {
    throw toSendingError(error);
  }
}
