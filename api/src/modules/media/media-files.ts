import { createHash } from 'node:crypto';
import { MEDIA_KEY_LENGTH, MEDIA_SIZES, type MediaSize } from '@pignon/shared/domain/media/media.enums';
import { sniffMedia, type MediaKind } from '@pignon/shared/domain/media/sniff-media';
import { ApiProblem } from '../../http/api-problem';
import type { MediaStore } from './store/media-store';
import { isPictureWithoutMetadata } from './picture-without-metadata';
import { openPicture, resized, withoutMetadata } from './read-picture';

const TYPES: Readonly<Partial<Record<MediaKind, { mimeType: string; extension: string }>>> = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  pdf: { mimeType: 'application/pdf', extension: 'pdf' },
};

/** A stored media; `key` is the hash of its bytes. */
export interface MediaFile {
  key: string;
  path: string;
  mimeType: string;
  width: number | null;
  height: number | null;
  byteSize: number;
}

const REFUSALS: Readonly<Partial<Record<MediaKind, string>>> = {
  heic: 'Les photos HEIC ne s’ouvrent pas partout\u00a0: enregistrez-les en JPEG, puis réessayez.',
  gif: 'Les images GIF ne sont pas acceptées\u00a0: enregistrez-les en PNG ou en JPEG.',
};

/** Determines a file's type from its first bytes. @throws UNSUPPORTED_MEDIA */
export function typeOf(head: Uint8Array): { kind: MediaKind; mimeType: string; extension: string } {
  const kind = sniffMedia(head);
  const type = kind && TYPES[kind];
  if (type) return { kind, ...type };
  const message = (kind && REFUSALS[kind]) ?? 'Seules les images JPEG, PNG, WebP et les PDF sont acceptés.';
  throw new ApiProblem('UNSUPPORTED_MEDIA', { message });
}

/** The key of bytes with that hash. */
export const keyOf = (sha256: string): string => sha256.slice(0, MEDIA_KEY_LENGTH);

/** Address of a crop of the picture at `path`; the same crop always has the same address. */
export const croppedPath = (path: string, key: string): string => path.replace(/(\.\w+)$/, `-${key.slice(0, 8)}$1`);

/** Derives a file's key and path from its content hash. */
export function nameOf(sha256: string, extension: string): Pick<MediaFile, 'key' | 'path'> {
  const key = keyOf(sha256);
  return { key, path: `${key.slice(0, 16)}.${extension}` };
}

/**
 * Stores a picture (JPEG, PNG, WebP) or a PDF, detected from its bytes. Equal bytes are stored once. @throws
 * UNSUPPORTED_MEDIA for anything else
 */
export async function storeMedia(store: MediaStore, content: Uint8Array): Promise<MediaFile> {
  const { kind, mimeType, extension } = typeOf(content);
  const picture = kind !== 'pdf';
  const bytes =
    picture && !isPictureWithoutMetadata(content) ? await (await withoutMetadata(content)).toBuffer() : content;
  const { width, height } = picture ? await openPicture(bytes).metadata() : { width: null, height: null };
  const name = nameOf(createHash('sha256').update(bytes).digest('hex'), extension);
  if (!(await store.has(name.key, 'ORIGINAL'))) await store.write(name.key, 'ORIGINAL', bytes);
  return { ...name, mimeType, width, height, byteSize: bytes.byteLength };
}

/** Returns the type that a size is sent as: images as WebP, the original and documents unchanged. */
export function typeOfSize(mimeType: string, size: MediaSize): string {
  return MEDIA_SIZES[size] === null || !mimeType.startsWith('image/') ? mimeType : 'image/webp';
}

async function makeSize(store: MediaStore, key: string, size: MediaSize, side: number): Promise<Buffer | null> {
  // another call may have created it meanwhile
  const cachedFile = await store.read(key, size);
  if (cachedFile) return cachedFile;
  const original = await store.read(key, 'ORIGINAL');
  if (!original) return null;
  const bytes = await resized(original, side);
  await store.write(key, size, bytes);
  // A concurrent deletion of the media did not list this size: delete it here.
  if (await store.has(key, 'ORIGINAL')) return bytes;
  await store.remove(key);
  return null;
}

const making = new Map<string, Promise<Buffer | null>>();

/** Shares one rendering among simultaneous requests for the same size. */
function makeSizeOnce(store: MediaStore, key: string, size: MediaSize, side: number): Promise<Buffer | null> {
  const name = `${key} ${size}`;
  const running = making.get(name);
  if (running) return running;
  const pendingFile = makeSize(store, key, size, side).finally(() => making.delete(name));
  making.set(name, pendingFile);
  return pendingFile;
}

/** Reads a media in a size, rendered at the first request and stored; null when the media is deleted. */
export async function readSize(
  store: MediaStore,
  { key, mimeType }: Pick<MediaFile, 'key' | 'mimeType'>,
  size: MediaSize,
): Promise<Buffer | null> {
  const side = MEDIA_SIZES[size];
  if (side === null || !mimeType.startsWith('image/')) return store.read(key, 'ORIGINAL');
  return (await store.read(key, size)) ?? makeSizeOnce(store, key, size, side);
}
