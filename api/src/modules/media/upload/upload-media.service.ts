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
import { lockOwner, journalRef } from '../media-owner';
import type { MediaStore } from '../store/media-store';
import { insertMedia, type MediaRecord } from '../media.repo';
import { forgetPending, lockMedia, rememberPending } from '../pending-media.repo';
import { purgeMedia } from '../purge-media.service';

const MAX_CAPTION = 200;

export interface Upload {
  owned: Owned;
  files: readonly InspectedFile[];
  mark: MediaMark | undefined;
}

/** `IMG_2034`, `image`, `PXL_20261124_101500`. */
const CAMERA_NAME = /^(?:image|img|dsc|dscn|dcim|pxl|photo)?[\s_()-]*\d*[\s_()\d-]*$/i;

/** A document is known by its file's name, in the folder of a mandate a picture too; a camera's name says nothing. */
function captionOf({ name, mimeType }: InspectedFile, owner: MediaOwner): string {
  if (mimeType !== 'application/pdf' && owner !== 'mandate') return '';
  const stem = name.replace(/\.(?:pdf|jpe?g|png|webp)$/i, '');
  return CAMERA_NAME.test(stem) ? '' : cutText(stem, MAX_CAPTION);
}

/** Files that the list does not have yet, each once. */
function fresh(files: readonly InspectedFile[], { content }: MediaList): InspectedFile[] {
  const known = new Set(content.map(({ key }) => key));
  return files.filter(({ key }) => !known.has(key) && known.add(key));
}

async function insertFresh(tx: Queryable, actor: Actor, { owned, files, mark }: Upload): Promise<void> {
  const before = await readMediaList(tx, owned);
  const added = fresh(files, before);
  if (added.length === 0) return;
  if (before.content.length + added.length > MAX_MEDIA)
    throw new ApiProblem('VALIDATION', { message: `Un dossier compte ${MAX_MEDIA} fichiers au plus.` });
  const first = await nextPosition(tx, owned);
  const records = added.map((file, index): MediaRecord => ({
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
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'media', ref: journalRef(owned), changes }]);
}

/**
 * Adds inspected files to an owner's media, all or none, and gives the whole list and which each became. Their keys are noted before their
 * bytes are stored; should anything fail, here or later, what no row names is removed.
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
  await rememberPending(db, keys);
  try {
    for (const file of files) await storeFile(store, file);
    return await db.tx(async (tx) => {
      await lockOwner(tx, owned);
      await lockMedia(tx, keys);
      // Somebody may have deleted the same picture elsewhere since, and its bytes with it.
      for (const file of files) await storeFile(store, file);
      await insertFresh(tx, actor, upload);
      await forgetPending(tx, keys);
      return { ...(await readMediaList(tx, owned)), sent: files.map(({ key }) => key) };
    });
  } catch (error) {
    // When even this fails, the keys stay noted and the next sweep removes what is left.
    await purgeMedia({ db, store }, keys).catch(() => undefined);
    throw error;
  }
}
