import { z } from 'zod';
import { MEDIA_OWNERS, MEDIA_SIZES, type MediaSize } from './media.enums';

/** One picture or document of a property or contact. `key` is its content hash and never changes. */
export const MediaSchema = z.strictObject({
  key: z.string(),
  path: z.string(),
  mimeType: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  caption: z.string().max(200),
  metadata: z.array(z.enum(['PUBLIC'])),
  expiration: z.iso.datetime().nullable(),
});
export type Media = z.infer<typeof MediaSchema>;

/** A signed address: `path` works without the Authorization header until `expiration`. */
export const SignedMediaSchema = z.strictObject({
  path: z.string(),
  mimeType: z.string(),
  expiration: z.iso.datetime(),
});
export type SignedMedia = z.infer<typeof SignedMediaSchema>;

export const MediaParams = z.strictObject({
  owner: z.enum(MEDIA_OWNERS),
  reference: z.string().min(1).max(40),
  size: z.enum(Object.keys(MEDIA_SIZES) as [MediaSize, ...MediaSize[]]),
  path: z.string().min(1).max(200),
});
