/** Languages of the screens. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Characters of a text that the agency changes. */
export const MAX_MESSAGE_LENGTH = 2000;
