import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { CroppedSchema } from './crop.schema';
import { MAX_MEDIA, MEDIA_MARKS, MEDIA_OWNERS, MEDIA_SIZES, type MediaSize } from './media.enums';

/**
 * A photo or document of a property, contact or mandate. `key` is its content hash and never changes; `path`, width and
 * height are those of the image as shown, so that the address changes exactly when the image does.
 */
export const MediaSchema = z.strictObject({
  key: z.string(),
  path: z.string(),
  mimeType: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  caption: z.string().max(200),
  metadata: z.array(z.enum(MEDIA_MARKS)),
  /** Null for an uncropped picture and for documents. */
  crop: CroppedSchema.nullable(),
  expiration: DateTimeSchema.nullable(),
});
export type Media = z.infer<typeof MediaSchema>;

/** A signed address: `path` works without the Authorization header until `expiration`. */
export const SignedMediaSchema = z.strictObject({
  path: z.string(),
  mimeType: z.string(),
  expiration: DateTimeSchema,
});
export type SignedMedia = z.infer<typeof SignedMediaSchema>;

/** Owner of media: the reference of a property, or the id of a contact or mandate. */
export const MediaOwnerParams = z.strictObject({
  owner: z.enum(MEDIA_OWNERS),
  reference: z.string().min(1).max(40),
});

export type MediaOwned = z.infer<typeof MediaOwnerParams>;

export const MediaFileParams = MediaOwnerParams.extend({ path: z.string().min(1).max(200) });

/** A media by its key, which stays when its image changes. */
export const MediaKeyParams = MediaOwnerParams.extend({ key: z.string().min(1).max(64) });

export const MediaParams = MediaFileParams.extend({
  size: z.enum(Object.keys(MEDIA_SIZES) as [MediaSize, ...MediaSize[]]),
});

/**
 * Upload of the last hour with its author. `held`: SENT once published on a portal, SIGNED once part of a signed
 * mandate; only a manager may delete it then.
 */
export const RecentUploadSchema = z.strictObject({
  key: z.string(),
  uploadedBy: z.string(),
  uploadedTime: DateTimeSchema,
  held: z.enum(['SENT', 'SIGNED']).nullable(),
});
export type RecentUpload = z.infer<typeof RecentUploadSchema>;

/** Media of one owner in order; the version increases with every change. */
export const MediaListSchema = z.strictObject({
  content: z.array(MediaSchema),
  version: z.int(),
  recent: z.array(RecentUploadSchema),
});
export type MediaList = z.infer<typeof MediaListSchema>;

/** The list after an upload; `sent` has the media of each file in order, also existing ones. */
export const UploadedSchema = MediaListSchema.extend({ sent: z.array(z.string()) });
export type Uploaded = z.infer<typeof UploadedSchema>;

/** The whole new list: the same files, with other order, captions or marks. */
export const MediaListChange = z.strictObject({
  media: z.array(MediaSchema.pick({ key: true, caption: true, metadata: true })).max(MAX_MEDIA),
});
export type MediaListChange = z.infer<typeof MediaListChange>;

/** Marks for all files of an upload. */
export const UploadQuery = z.strictObject({ metadata: z.enum(MEDIA_MARKS).optional() });
