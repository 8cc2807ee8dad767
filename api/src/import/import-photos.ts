import type { ListedPhoto } from '@pignon/shared/domain/poliris/listing';
import type { Db } from '../db/db';
import { storeMedia, type MediaFile } from '../modules/media/media-files';
import type { MediaStore } from '../modules/media/store/media-store';
import { deleteMedia, insertMedia, listMedia } from '../modules/media/media.repo';
import { ApiProblem } from '../http/api-problem';
import { fetchPhoto, PHOTO_LIMITS, PhotoError, type FetchOptions } from './fetch-photo';
import { unmarkPending, markPending } from '../modules/media/pending-media.repo';
import { purgeAbandonedMedia } from '../modules/media/purge-media.service';
import { listPhotos, orderMedia, savePhotos, type KnownPhoto } from './import-listing.repo';

export interface PhotoContext {
  db: Db;
  mediaStore: MediaStore;
  /** Photographs in the archive, by lower-case file name. */
  files: ReadonlyMap<string, Uint8Array>;
  limits?: FetchOptions;
}

export interface ListedPhotos {
  agencyId: string;
  key: string;
  reference: string;
  photos: readonly ListedPhoto[];
}

export interface PhotoResult {
  added: number;
  removed: number;
  failures: { url: string; reason: string }[];
}

/** Failures of a host in one run after which it is skipped. */
const MAX_ATTEMPTS = 3;
const baseName = (url: string) => (url.split(/[\\/]/).pop() ?? '').split('?')[0]?.toLowerCase() ?? '';

/** Fetches photographs and remembers which hosts do not answer. */
export class PhotoSource {
  private readonly failuresByHost = new Map<string, number>();

  constructor(private readonly context: PhotoContext) {}

  async get(url: string): Promise<Uint8Array> {
    const archiveFile = this.context.files.get(baseName(url));
    if (archiveFile) return archiveFile;
    const host = URL.canParse(url) ? new URL(url).host : '';
    const failuresByHost = this.failuresByHost.get(host) ?? 0;
    if (failuresByHost >= MAX_ATTEMPTS) throw new PhotoError('Serveur injoignable', true);
    try {
      const bytes = await fetchPhoto(url, this.context.limits ?? PHOTO_LIMITS);
      this.failuresByHost.set(host, 0);
      return bytes;
    } catch (error) {
      if (error instanceof PhotoError && error.hostIsDown) this.failuresByHost.set(host, failuresByHost + 1);
      throw error;
    }
  }
}

/** Marks the key before storing the bytes, so that a crash leaves a trace to clean up. */
async function store(bytes: Uint8Array, { db, mediaStore }: PhotoContext): Promise<MediaFile> {
  const writes: (() => Promise<void>)[] = [];
  const emptyStore: MediaStore = {
    ...mediaStore,
    has: () => Promise.resolve(false),
    write: (key, size, content) => {
      writes.push(async () => {
        if (!(await mediaStore.has(key, size))) await mediaStore.write(key, size, content);
      });
      return Promise.resolve();
    },
  };
  const file = await storeMedia(emptyStore, bytes);
  await markPending(db, [file.key]);
  for (const write of writes) await write();
  return file;
}

function reasonOf(error: unknown): string {
  if (error instanceof PhotoError || error instanceof ApiProblem) return error.message;
  return 'Image illisible';
}

type PlacedPhoto = KnownPhoto & { file?: MediaFile; caption: string };

/**
 * Syncs the photographs of one listing with the feed: fetches new and failed ones, removes those that left, and applies
 * the order. Keeps pictures and captions that people added. One transaction at the end.
 */
export async function importPhotos(
  listed: ListedPhotos,
  source: PhotoSource,
  context: PhotoContext,
): Promise<PhotoResult> {
  const { db } = context;
  const known = await listPhotos(db, listed.agencyId, listed.key);
  const byUrl = new Map(known.map((photo) => [photo.url, photo]));
  const failures: PhotoResult['failures'] = [];
  const next: PlacedPhoto[] = [];
  for (const [position, { url, caption }] of listed.photos.entries()) {
    const previousKey = byUrl.get(url)?.mediaKey ?? null;
    if (previousKey !== null) {
      next.push({ url, mediaKey: previousKey, position, caption });
      continue;
    }
    try {
      const file = await store(await source.get(url), context);
      next.push({ url, mediaKey: file.key, position, file, caption });
    } catch (error) {
      failures.push({ url, reason: reasonOf(error) });
      next.push({ url, mediaKey: null, position, caption });
    }
  }
  const keys = [...new Set(next.flatMap(({ mediaKey }) => (mediaKey === null ? [] : [mediaKey])))];
  const removedKeys = known.flatMap(({ mediaKey }) =>
    mediaKey !== null && !keys.includes(mediaKey) ? [mediaKey] : [],
  );
  const same =
    known.length === next.length &&
    known.every((photo, index) => photo.url === next[index]?.url && photo.mediaKey === next[index].mediaKey);
  if (same) return { added: 0, removed: 0, failures };
  const writtenMedia = await write(listed, { next, keys, gone: removedKeys }, db);
  return { added: writtenMedia, removed: removedKeys.length, failures };
}

async function write(
  listed: ListedPhotos,
  { next, keys, gone }: { next: PlacedPhoto[]; keys: string[]; gone: string[] },
  db: Db,
): Promise<number> {
  return db.tx(async (tx) => {
    if (gone.length > 0) {
      await deleteMedia(tx, 'property', listed.reference, gone);
      await markPending(tx, gone);
    }
    const present = new Set(
      ((await listMedia(tx, 'property', [listed.reference])).get(listed.reference) ?? []).map(({ key }) => key),
    );
    const newKeys = new Map(
      next.flatMap(({ file, caption }) =>
        file && !present.has(file.key) ? [[file.key, { ...file, caption }] as const] : [],
      ),
    );
    await insertMedia(
      tx,
      [...newKeys.values()].map((file, index) => ({
        ...file,
        owner: 'property' as const,
        ownerRef: listed.reference,
        metadata: ['PUBLIC' as const],
        position: 1000 + index,
      })),
    );
    await orderMedia(tx, listed.reference, keys);
    await savePhotos(
      tx,
      listed.agencyId,
      listed.key,
      next.map(({ url, mediaKey, position }) => ({ url, mediaKey, position })),
    );
    // each file was noted once, files stored earlier too
    for (const { file } of next) if (file) await unmarkPending(tx, [file.key]);
    return newKeys.size;
  });
}

/** Removes files left by an interrupted import; returns their number. */
export function removeAbandoned({ db, mediaStore }: Pick<PhotoContext, 'db' | 'mediaStore'>): Promise<number> {
  return purgeAbandonedMedia({ db, store: mediaStore });
}
