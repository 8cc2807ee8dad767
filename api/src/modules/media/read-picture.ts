import { MEDIA_SIZES } from '@pignon/shared/domain/media/media.enums';
import type { Crop } from '@pignon/shared/domain/media/crop.schema';
import { pixelFrame } from '@pignon/shared/domain/media/crop.rules';
import sharp, { type Sharp } from 'sharp';

/** Larger pictures are refused before they are opened. */
export const MAX_PIXELS = 100_000_000;

/** Opens a picture from a file or bytes; truncated pictures fail, minor defects of cameras do not. */
export const openPicture = (picture: Uint8Array | string): Sharp =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

/** Quality per format, without visible loss. */
function encoded(picture: Sharp, format: string | undefined): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 90 });
  return format === 'webp' ? picture.webp({ quality: 90 }) : picture;
}

/** Rotates a picture upright and removes its metadata; keeps its format. */
export async function withoutMetadata(picture: Uint8Array | string): Promise<Sharp> {
  const { format } = await openPicture(picture).metadata();
  return encoded(openPicture(picture).autoOrient(), format);
}

/** Rotates and crops an upright picture; keeps its format. */
export async function cropPicture(picture: Uint8Array, crop: Crop): Promise<Buffer> {
  const { format, width, height } = await openPicture(picture).metadata();
  const cut = openPicture(picture).rotate(crop.rotation).extract(pixelFrame(crop, { width, height }));
  return encoded(cut, format).toBuffer();
}

/** Fits a picture into a square of that side, as WebP, without enlarging it. */
export const resized = (picture: Uint8Array | string, side: number): Promise<Buffer> =>
  openPicture(picture)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** The size that lists show. */
export const smallPicture = (picture: Uint8Array | string): Promise<Buffer> => resized(picture, MEDIA_SIZES.SM);
