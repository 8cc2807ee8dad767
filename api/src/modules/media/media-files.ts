import { createHash } from 'node:crypto';
import { MEDIA_SIZES, type MediaSize } from '@pignon/shared/domain/media/media.enums';
import sharp from 'sharp';
import { ApiProblem } from '../../http/api-problem';
import type { MediaStore } from './media-store';

/** Larger pictures are refused before they are opened. */
const MAX_PIXELS = 100_000_000;
const KEY_LENGTH = 40;
const PDF = 'application/pdf';
const IMAGE_TYPES: Readonly<Record<string, { mimeType: string; extension: string }>> = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
};

/** A media whose bytes are kept; `key` is their hash. */
export interface MediaFile {
  key: string;
  path: string;
  mimeType: string;
  width: number | null;
  height: number | null;
  byteSize: number;
}

function describe(bytes: Uint8Array, type: { mimeType: string; extension: string }): MediaFile {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, KEY_LENGTH);
  const path = `${key.slice(0, 16)}.${type.extension}`;
  return { key, path, mimeType: type.mimeType, width: null, height: null, byteSize: bytes.byteLength };
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS });

/** Turned upright and without the camera's remarks, which may tell where it was taken. */
async function withoutRemarks(bytes: Uint8Array, hasRemarks: boolean): Promise<Uint8Array> {
  return hasRemarks ? open(bytes).autoOrient().toBuffer() : bytes;
}

/**
 * Keeps a picture (JPEG, PNG, WebP) or a PDF, told by its bytes, not by its name. The same bytes are kept once.
 * Throws UNSUPPORTED_MEDIA for anything else.
 */
export async function keepMedia(store: MediaStore, given: Uint8Array): Promise<MediaFile> {
  if (isPdf(given)) return keep(store, given, describe(given, { mimeType: PDF, extension: 'pdf' }));
  const seen = await open(given)
    .metadata()
    .catch(() => undefined);
  const type = seen && IMAGE_TYPES[seen.format];
  if (!type) throw new ApiProblem('UNSUPPORTED_MEDIA', { message: 'Seules les images et les PDF sont acceptés.' });
  const bytes = await withoutRemarks(given, Boolean(seen.exif ?? seen.iptc ?? seen.xmp));
  const { width, height } = await open(bytes).metadata();
  return keep(store, bytes, { ...describe(bytes, type), width, height });
}

async function keep(store: MediaStore, bytes: Uint8Array, file: MediaFile): Promise<MediaFile> {
  const kept = await store.read(file.key, 'ORIGINAL');
  if (!kept) await store.write(file.key, 'ORIGINAL', bytes);
  return file;
}

/** What a size is sent as: pictures as WebP, the original and documents as they are. */
export function typeOfSize(mimeType: string, size: MediaSize): string {
  return MEDIA_SIZES[size] === null || !mimeType.startsWith('image/') ? mimeType : 'image/webp';
}

async function makeSize(store: MediaStore, key: string, size: MediaSize, side: number): Promise<Buffer | null> {
  // Another call may have made it since we looked.
  const kept = await store.read(key, size);
  if (kept) return kept;
  const original = await store.read(key, 'ORIGINAL');
  if (!original) return null;
  const bytes = await open(original)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  await store.write(key, size, bytes);
  return bytes;
}

const making = new Map<string, Promise<Buffer | null>>();

/** Calls for the same size at the same time wait for one making of it. */
function makeSizeOnce(store: MediaStore, key: string, size: MediaSize, side: number): Promise<Buffer | null> {
  const name = `${key} ${size}`;
  const running = making.get(name);
  if (running) return running;
  const made = makeSize(store, key, size, side).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

/** The bytes of a media in a size, made at the first demand and kept; null when the media is gone. */
export async function readSize(
  store: MediaStore,
  { key, mimeType }: Pick<MediaFile, 'key' | 'mimeType'>,
  size: MediaSize,
): Promise<Buffer | null> {
  const side = MEDIA_SIZES[size];
  if (side === null || !mimeType.startsWith('image/')) return store.read(key, 'ORIGINAL');
  return (await store.read(key, size)) ?? makeSizeOnce(store, key, size, side);
}
