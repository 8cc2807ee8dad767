import { MEDIA_SIZES } from '@pignon/shared/domain/media/media.enums';
import sharp from 'sharp';
import { keepMedia, type MediaFile } from '../../modules/media/media-files';
import type { MediaStore } from '../../modules/media/store/media-store';
import { drawPicture, type PictureSpec } from './catalogue';

export interface KeptPicture {
  spec: PictureSpec;
  file: MediaFile;
}

/** One picture is drawn per core; more would only wait. */
const AT_ONCE = 4;

async function keep(store: MediaStore, spec: PictureSpec): Promise<KeptPicture> {
  const { data, info } = await sharp(Buffer.from(drawPicture(spec)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const file = await keepMedia(store, await sharp(data, pixels).webp({ quality: 82, effort: 2 }).toBuffer());
  // Lists show this size at once; the others are made when somebody first looks.
  const small = await sharp(data, pixels).resize({ width: MEDIA_SIZES.SM }).webp({ quality: 80 }).toBuffer();
  await store.write(file.key, 'SM', small);
  return { spec, file };
}

/** Draws pictures into the store and gives them in the same order. */
export async function keepPictures(
  store: MediaStore,
  specs: readonly PictureSpec[],
  onProgress?: (text: string) => void,
): Promise<KeptPicture[]> {
  const kept: KeptPicture[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < specs.length; index = next++) {
      const spec = specs[index];
      if (spec) kept[index] = await keep(store, spec);
      if (index % 40 === 39) onProgress?.(`${index + 1} / ${specs.length} images dessinées`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  onProgress?.(`${kept.length} images dessinées`);
  return kept;
}
