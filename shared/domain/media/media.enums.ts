/** Longest side in pixels of each kept size; ORIGINAL keeps the file's own. */
export const MEDIA_SIZES = { XS: 40, SM: 320, MD: 800, LG: 1600, ORIGINAL: null } as const;
export type MediaSize = keyof typeof MEDIA_SIZES;

export const MEDIA_OWNERS = ['property', 'contact'] as const;
export type MediaOwner = (typeof MEDIA_OWNERS)[number];
