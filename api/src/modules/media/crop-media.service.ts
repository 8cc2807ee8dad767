import { createHash } from 'node:crypto';
import { cropProblem, isFullFrame } from '@pignon/shared/domain/media/crop.rules';
import type { Crop } from '@pignon/shared/domain/media/crop.schema';
import type { Media, MediaList } from '@pignon/shared/domain/media/media.schema';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { readMediaList, updateDisplayed, type Owned, type MediaView } from './media-list.repo';
import { croppedPath, keyOf } from './media-files';
import { lockOwner, auditRef, assertOwnerExists } from './media-owner';
import type { MediaStore } from './store/media-store';
import { unmarkPending, lockMedia, markPending } from './pending-media.repo';
import { purgeMedia } from './purge-media.service';
import { cropPicture, openPicture, smallPicture } from './read-picture';

interface Stored {
  db: Db;
  store: MediaStore;
}

export interface CropRequest {
  owned: Owned;
  key: string;
  version: number;
  crop: Crop | null;
}

/** Result of a crop, with its bytes; none when the original is restored. */
interface CropResult {
  shown: MediaView;
  bytes: Buffer | null;
}

const FILE_NOT_FOUND = 'Ce fichier n’existe pas ou n’existe plus.';

/** The uncropped original, to which crops are relative. */
function originalOf({ path, width, height, crop }: Media): { path: string; width: number; height: number } {
  if (crop) return crop.original;
  if (width === null || height === null) throw invalid('crop', 'Seule une photographie se recadre.');
  return { path, width, height };
}

/** Journal value of a crop: the frame without the storage path. */
function frameOf(crop: Crop | null): Crop | null {
  return crop && { x: crop.x, y: crop.y, width: crop.width, height: crop.height, rotation: crop.rotation };
}

const sameFrame = (one: Crop | null, other: Crop | null) =>
  JSON.stringify(frameOf(one)) === JSON.stringify(frameOf(other));

async function mediaAt(
  db: Queryable,
  { owned, key, version }: CropRequest,
): Promise<{ list: MediaList; media: Media }> {
  const list = await readMediaList(db, owned);
  if (list.version !== version) throw new StaleError(list);
  const media = list.content.find((each) => each.key === key);
  if (!media) throw new ApiProblem('NOT_FOUND', { message: FILE_NOT_FOUND });
  return { list, media };
}

async function cut(store: MediaStore, media: Media, crop: Crop | null): Promise<CropResult> {
  const original = originalOf(media);
  if (!crop) return { shown: { ...original, crop: null }, bytes: null };
  const problem = cropProblem(crop, original);
  if (problem !== null) throw invalid('crop', problem);
  const whole = await store.read(media.key, 'ORIGINAL');
  if (!whole) throw new ApiProblem('NOT_FOUND', { message: FILE_NOT_FOUND });
  const bytes = await cropPicture(whole, crop);
  const { width, height } = await openPicture(bytes).metadata();
  const key = keyOf(createHash('sha256').update(bytes).digest('hex'));
  const croppedMedia = { path: croppedPath(original.path, key), width, height, crop: { ...crop, key, original } };
  return { shown: croppedMedia, bytes };
}

async function storeBytes(store: MediaStore, key: string, bytes: Buffer): Promise<void> {
  if (!(await store.has(key, 'SM'))) await store.write(key, 'SM', await smallPicture(bytes));
  if (!(await store.has(key, 'ORIGINAL'))) await store.write(key, 'ORIGINAL', bytes);
}

async function saveCrop(
  { db, store }: Stored,
  actor: Actor,
  request: CropRequest,
  cropResult: CropResult,
): Promise<MediaList> {
  const { owned } = request;
  const { shown, bytes } = cropResult;
  const keys = shown.crop ? [shown.crop.key] : [];
  const keep = async () => {
    if (shown.crop && bytes) await storeBytes(store, shown.crop.key, bytes);
  };
  await markPending(db, keys);
  try {
    await keep();
    return await db.tx(async (tx) => {
      await lockOwner(tx, owned);
      const { media } = await mediaAt(tx, request);
      await lockMedia(tx, keys);
      // another request may have removed the same crop and its bytes meanwhile
      await keep();
      await updateDisplayed(tx, owned, media.key, shown);
      const change = { path: `${media.key}.crop`, before: frameOf(media.crop), after: frameOf(shown.crop) };
      await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'media', ref: auditRef(owned), changes: [change] }]);
      await unmarkPending(tx, keys);
      return readMediaList(tx, owned);
    });
  } catch (error) {
    await purgeMedia({ db, store }, keys).catch(() => undefined);
    throw error;
  }
}

/**
 * Rotates and crops a picture, or restores the original. The original stays; the crop has an address and sizes of its
 * own, and its bytes are removed when no media shows it.
 */
export async function cropMedia(stored: Stored, actor: Actor, cropRequest: CropRequest): Promise<Outcome<MediaList>> {
  const request = {
    ...cropRequest,
    crop: cropRequest.crop && !isFullFrame(cropRequest.crop) ? cropRequest.crop : null,
  };
  await assertOwnerExists(stored.db, request.owned);
  const { list, media } = await mediaAt(stored.db, request);
  originalOf(media);
  if (sameFrame(media.crop, request.crop)) return { entity: list, changed: false };
  const entity = await saveCrop(stored, actor, request, await cut(stored.store, media, request.crop));
  if (media.crop) await purgeMedia(stored, [media.crop.key]).catch(() => undefined);
  return { entity, changed: true };
}
