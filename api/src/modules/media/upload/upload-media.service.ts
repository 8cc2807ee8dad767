import { cutText } from '@pignon/shared/domain/common/text/characters';
import { MAX_MEDIA, type MediaMark, type MediaOwner } from '@pignon/shared/domain/media/media.enums';
import { markProblem, marksAtUpload } from '@pignon/shared/domain/media/media.rules';
import type { MediaList, Uploaded } from '@pignon/shared/domain/media/media.schema';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import type { Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import { storeFile, type InspectedFile } from './inspect-file';
import { nextPosition, readMediaList, type Owned } from '../media-list.repo';
import { lockOwner, auditRef } from '../media-owner';
import type { MediaStore } from '../store/media-store';
import { insertMedia, type MediaRecord } from '../media.repo';
import { unmarkPending, lockMedia, markPending } from '../pending-media.repo';
import { purgeMedia } from '../purge-media.service';

const MAX_CAPTION = 200;

export interface Upload {
  owned: Owned;
  files: readonly InspectedFile[];
  mark: MediaMark | undefined;
}

/** `IMG_2034`, `image`, `PXL_20261124_101500`. */
const CAMERA_NAME = /^(?:image|img|dsc|dscn|dcim|pxl|photo)?[\s_()-]*\d*[\s_()\d-]*$/i;

/**
 * A document's caption is its file name; in a mandate's folder a picture's too. Elsewhere a camera's file name says
 * nothing.
 */
function captionOf({ name, mimeType }: InspectedFile, owner: MediaOwner): string {
  if (mimeType !== 'application/pdf' && owner !== 'mandate') return '';
  const stem = name.replace(/\.(?:pdf|jpe?g|png|webp)$/i, '');
  return CAMERA_NAME.test(stem) ? '' : cutText(stem, MAX_CAPTION);
}

/** Files not in the list yet, each once. */
function fresh(files: readonly InspectedFile[], { content }: MediaList): InspectedFile[] {
  const known = new Set(content.map(({ key }) => key));
  return files.filter(({ key }) => !known.has(key) && known.add(key));
}

async function insertFresh(tx: Queryable, actor: Actor, { owned, files, mark }: Upload): Promise<void> {
  const before = await readMediaList(tx, owned);
  const newFiles = fresh(files, before);
  if (newFiles.length === 0) return;
  if (before.content.length + newFiles.length > MAX_MEDIA)
    throw new ApiProblem('VALIDATION', { message: `Un dossier compte ${MAX_MEDIA} fichiers au plus.` });
  const first = await nextPosition(tx, owned);
  const records = newFiles.map((file, index): MediaRecord => ({
    owner: owned.owner,
    ownerRef: owned.reference,
    key: file.key,
    path: file.path,
    mimeType: file.mimeType,
    width: file.width,
    height: file.height,
    byteSize: file.byteSize,
    caption: captionOf(file, owned.owner),
    metadata: marksAtUpload(owned.owner, mark),
    position: first + index,
    uploadedBy: actor.user,
  }));
  await insertMedia(tx, records);
  const changes = records.map(({ key, path, caption, metadata }) => ({
    path: key,
    before: null,
    after: { path, caption, metadata },
  }));
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'media', ref: auditRef(owned), changes }]);
}

/**
 * Adds checked files to an owner's media, all or none; returns the whole list and the media of each file. Marks their
 * keys before storing bytes; after a failure, here or later, unused bytes are removed.
 */
export async function uploadMedia(
  { db, store }: { db: Db; store: MediaStore },
  actor: Actor,
  upload: Upload,
): Promise<Uploaded> {
  const { owned, files, mark } = upload;
  const problem = mark && markProblem(owned.owner, [mark]);
  if (problem) throw invalid('metadata', problem);
  const keys = [...new Set(files.map(({ key }) => key))];
  await markPending(db, keys);
  try {
    for (const file of files) await storeFile(store, file);
    return await db.tx(async (tx) => {
      await lockOwner(tx, owned);
      await lockMedia(tx, keys);
      // another request may have deleted the same picture and its bytes meanwhile
      for (const file of files) await storeFile(store, file);
      await insertFresh(tx, actor, upload);
      await unmarkPending(tx, keys);
      return { ...(await readMediaList(tx, owned)), sent: files.map(({ key }) => key) };
    });
  } catch (error) {
    // if this fails too, the keys stay marked and the next purge removes the rest
    await purgeMedia({ db, store }, keys).catch(() => undefined);
    throw error;
  }
}
