import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Uploaded } from '@pignon/shared/domain/media/media.schema';
import type { Deps } from '../../../deps';
import type { CallContext } from '../../../http/context';
import { inspectFile, type InspectedFile } from './inspect-file';
import { assertOwnerExists } from '../media-owner';
import { UPLOAD_FOLDER } from '../purge-media.service';
import { receiveFiles } from './receive-files';
import { uploadMedia } from './upload-media.service';

/** Adds a form's files to an owner's media, all or none; always removes the received files from disk. */
export async function receiveUpload(
  deps: Pick<Deps, 'db' | 'store' | 'scanner'>,
  { params: owned, query, actor, request }: CallContext<'POST media/{owner}/{reference}'>,
): Promise<Uploaded> {
  await assertOwnerExists(deps.db, owned);
  const dir = await mkdtemp(join(tmpdir(), `${UPLOAD_FOLDER}${process.pid}-`));
  try {
    const received = await receiveFiles(request, { dir, scanner: deps.scanner });
    const files: InspectedFile[] = [];
    for (const file of received) files.push(await inspectFile(file));
    return await uploadMedia(deps, actor, { owned, files, mark: query.metadata });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
