import { cutText } from '@pignon/shared/domain/common/text/characters';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingImport } from '@pignon/shared/domain/property/import/import.schema';
import { MAX_LISTING_FILE_BYTES } from '@pignon/shared/domain/property/import/import.enums';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { keyOf } from '../../media/media-files';
import { UPLOAD_FOLDER } from '../../media/purge-media.service';
import { receiveFiles } from '../../media/upload/receive-files';
import { beginImport } from './import.service';

const MAX_NAME_LENGTH = 200;

/** Stores a listing file and queues its import; a job reads and checks it. */
export async function uploadListings(
  { db, store, scanner }: Pick<Deps, 'db' | 'store' | 'scanner'>,
  user: string,
  request: FastifyRequest,
): Promise<ListingImport> {
  const dir = await mkdtemp(join(tmpdir(), `${UPLOAD_FOLDER}${process.pid}-`));
  try {
    const bounds = { fileSize: MAX_LISTING_FILE_BYTES, files: 1 };
    const [received] = await receiveFiles(request, { dir, scanner, bounds });
    if (!received || received.byteSize === 0) throw new ApiProblem('VALIDATION', { message: 'Le fichier est vide.' });
    const { name, file, byteSize, sha256 } = received;
    const fileKey = keyOf(sha256);
    await store.writeFile(fileKey, 'ORIGINAL', file);
    return await beginImport(db, { fileName: cutText(name, MAX_NAME_LENGTH), fileKey, fileSize: byteSize, user });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
