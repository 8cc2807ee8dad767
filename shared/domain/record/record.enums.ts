/** Kinds of records that references can name. */
export const NAMED_KINDS = ['property', 'contact', 'mandate', 'visit', 'event', 'user'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** Maximum number of references: more than a page of any list has. */
export const MAX_NAMED = 500;
