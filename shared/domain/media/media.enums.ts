/** Longest side in pixels of each kept size; ORIGINAL keeps the file's own. */
export const MEDIA_SIZES = { XS: 40, SM: 320, MD: 800, LG: 1600, ORIGINAL: null } as const;
export type MediaSize = keyof typeof MEDIA_SIZES;

export const MEDIA_OWNERS = ['property', 'contact', 'mandate'] as const;
export type MediaOwner = (typeof MEDIA_OWNERS)[number];

/**
 * Kinds of files in a mandate's folder; each file has one. SIGNED_COPY is the scan of a document signed on paper,
 * AUTHORISATION entitles a partner to act under another agency's mandate, LETTER is a registered letter or its receipt.
 */
export const MANDATE_FILE_KINDS = [
  'SIGNED_COPY',
  'IDENTITY',
  'TITLE_DEED',
  'CERTIFICATE',
  'AUTHORISATION',
  'LETTER',
  'OTHER',
] as const;
export type MandateFileKind = (typeof MANDATE_FILE_KINDS)[number];

/**
 * PUBLIC: may leave the agency (a photograph of a property). IDENTITY: proves who a contact is, kept as the law obliges. The
 * others are kinds of a mandate's files.
 */
export const MEDIA_MARKS = ['PUBLIC', ...MANDATE_FILE_KINDS] as const;
export type MediaMark = (typeof MEDIA_MARKS)[number];

/** The marks that files of an owner may carry. */
export const MARKS_OF: Readonly<Record<MediaOwner, readonly MediaMark[]>> = {
  property: ['PUBLIC'],
  contact: ['IDENTITY'],
  mandate: MANDATE_FILE_KINDS,
};

/** Number of hexadecimal digits of the content hash in a media's key. */
export const MEDIA_KEY_LENGTH = 40;

/** Maximum size of a file. */
export const MAX_MEDIA_BYTES = 20 * 1024 * 1024;
/** Maximum number of files per upload. */
export const MAX_UPLOAD_FILES = 20;
/** Maximum number of files per owner. */
export const MAX_MEDIA = 200;

/** Clockwise rotations of a picture, in degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];
