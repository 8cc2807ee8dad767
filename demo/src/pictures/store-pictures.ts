import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_SIZES } from '@pignon/shared/domain/media/media.enums';
import sharp from 'sharp';
import { findUpwards } from '../../../api/src/db/find-upwards';
import { storeMedia, type MediaFile } from '../../../api/src/modules/media/media-files';
import type { MediaStore } from '../../../api/src/modules/media/store/media-store';
import type { Picture } from './picture-index';

export interface StoredPicture {
  picture: Picture;
  file: MediaFile;
}

/** Number of pictures resized at the same time. */
const CONCURRENCY = 4;

async function storePicture(store: MediaStore, folder: string, picture: Picture): Promise<StoredPicture> {
  const bytes = await readFile(join(folder, picture.file));
  const file = await storeMedia(store, bytes);
  // Lists need this size at once; the others are made at the first request.
  const small = await sharp(bytes).resize({ width: MEDIA_SIZES.SM }).webp({ quality: 80 }).toBuffer();
  await store.write(file.key, 'SM', small);
  return { picture, file };
}

/** Stores pictures; returns them in the same order. */
export async function storePictures(
  store: MediaStore,
  pictures: readonly Picture[],
  onProgress?: (text: string) => void,
): Promise<StoredPicture[]> {
  const folder = findUpwards('demo/pictures', import.meta.url);
  const storedPictures: StoredPicture[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < pictures.length; index = next++) {
      const picture = pictures[index];
      if (picture) storedPictures[index] = await storePicture(store, folder, picture);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  onProgress?.(`${storedPictures.length} images prêtes`);
  return storedPictures;
}
