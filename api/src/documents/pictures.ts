import { displayKey } from '@pignon/shared/domain/media/media.rules';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import sharp from 'sharp';
import type { MediaStore } from '../modules/media/store/media-store';

/** Largest picture opened; the upload has the same limit. */
const MAX_PIXELS = 100_000_000;
const QUALITY = 84;
/** Number of pictures decoded at a time; each may take tens of megabytes. */
const CONCURRENCY = 2;

/** Filters public photos, in order. */
export const publicPhotos = (media: readonly Media[]): Media[] => photosOf(media).filter(isPublic);
export const photosOf = (media: readonly Media[]): Media[] =>
  media.filter(({ mimeType }) => mimeType.startsWith('image/'));
const isPublic = ({ metadata }: Media): boolean => metadata.includes('PUBLIC');

/** Reads a photo as JPEG whose longer side is at most `side` pixels; null when its bytes are missing or broken. */
async function readPhoto(store: MediaStore, media: Media, side: number): Promise<Buffer | null> {
  const original = await store.read(displayKey(media), 'ORIGINAL');
  if (!original) return null;
  return sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: false })
    .toBuffer()
    .catch(() => null);
}

/**
 * Reads the first photographs that can be decoded, in order. A name starts with the position in the list and ends with
 * a suffix that is unique among the documents of one file.
 */
export async function readPhotos(
  store: MediaStore,
  media: readonly Media[],
  { maxCount, side, suffix = '' }: { maxCount: number; side: number; suffix?: string },
): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  for (let next = 0; next < media.length && photos.size < maxCount; next += CONCURRENCY) {
    const severalPhotos = media.slice(next, next + CONCURRENCY);
    const read = await Promise.all(severalPhotos.map((each) => readPhoto(store, each, side)));
    read.forEach((bytes, index) => {
      if (bytes && photos.size < maxCount) photos.set(`${next + index}${suffix}.jpg`, bytes);
    });
  }
  return photos;
}

const DATA_ADDRESS = /^data:image\/[\w+]+;base64,(.+)$/;

/** Converts a `data:` address (logo, signature) to PNG; null when it cannot be decoded. */
export async function readDataPicture(address: string | null, height: number): Promise<Buffer | null> {
  const encoded = address === null ? undefined : DATA_ADDRESS.exec(address)?.[1];
  if (encoded === undefined) return null;
  return sharp(Buffer.from(encoded, 'base64'), { limitInputPixels: MAX_PIXELS })
    .resize({ height, withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null);
}
