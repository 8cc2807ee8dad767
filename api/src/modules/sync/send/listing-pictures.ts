import type { Media } from '@pignon/shared/domain/media/media.schema';
import { MEDIA_SIZES } from '@pignon/shared/domain/media/media.enums';
import { isPrivateMedia } from '@pignon/shared/domain/privacy/private-media';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { openPicture } from '../../media/read-picture';
import type { MediaStore } from '../../media/store/media-store';

/** The format's maximum of pictures per listing. */
const MAX_PICTURES = 30;

export interface ListingPicture {
  /** Changes exactly when the picture changes. */
  name: string;
  key: string;
  caption: string;
}

/** Returns a listing's public pictures in order. */
export function listingPictures({ reference, media }: Pick<Property, 'reference' | 'media'>): ListingPicture[] {
  const publicPictures = media.filter((one) => one.mimeType.startsWith('image/') && !isPrivateMedia(one));
  return publicPictures
    .slice(0, MAX_PICTURES)
    .map((one) => ({ name: nameOf(reference, one), key: one.crop?.key ?? one.key, caption: one.caption }));
}

const nameOf = (reference: string, { path }: Media): string =>
  `${reference.replace(/[^\w-]/g, '-')}_${path.replace(/\.\w+$/, '').replace(/[^\w-]/g, '-')}.jpg`;

/** Converts a picture for portals: JPEG, upright, without metadata, of limited size; null when it is deleted. */
export async function readListingPicture(store: MediaStore, { key }: ListingPicture): Promise<Buffer | null> {
  const original = await store.read(key, 'ORIGINAL');
  const side = MEDIA_SIZES.LG;
  if (!original) return null;
  const { format, width, height, orientation = 1 } = await openPicture(original).metadata();
  // stored images have no metadata; one that fits is not recompressed
  if (format === 'jpeg' && orientation === 1 && Math.max(width, height) <= side) return original;
  return openPicture(original)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
