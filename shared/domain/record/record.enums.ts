/** The kinds of records that are named where something refers to them. */
export const NAMED_KINDS = ['property', 'contact', 'mandate', 'visit', 'event', 'user'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** More than a page of any list refers to. */
export const MAX_NAMED = 500;
