export const SEARCH_KINDS = ['property', 'contact'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const MIN_SEARCH_CHARACTERS = 3;
export const SEARCH_DEBOUNCE_MS = 500;
export const MAX_SEARCH_HITS = 20;
