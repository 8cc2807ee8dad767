/** Longest side in pixels of each kept size; ORIGINAL keeps the file's own. */
export const MEDIA_SIZES = { XS: 40, SM: 320, MD: 800, LG: 1600, ORIGINAL: null } as const;
export type MediaSize = keyof typeof MEDIA_SIZES;

export const MEDIA_OWNERS = ['property', 'contact'] as const;
export type MediaOwner = (typeof MEDIA_OWNERS)[number];

/** PUBLIC: may leave the agency (a photograph of a property). IDENTITY: proves who a contact is, kept as the law obliges. */
export const MEDIA_MARKS = ['PUBLIC', 'IDENTITY'] as const;
export type MediaMark = (typeof MEDIA_MARKS)[number];

/** One file of an upload may weigh so much. */
export const MAX_MEDIA_BYTES = 20 * 1024 * 1024;
/** One upload may bring so many files. */
export const MAX_UPLOAD_FILES = 20;
/** One owner may have so many. */
export const MAX_MEDIA = 200;

/** Quarters that a picture may be turned by, clockwise, in degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];
