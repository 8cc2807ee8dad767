/** Kinds of contract that have texts of their own; a delegation between agencies has none. */
export const MANDATE_KINDS = ['SALE', 'SALE_EXCLUSIVE', 'RENT', 'RENT_EXCLUSIVE', 'MANAGEMENT'] as const;
export type MandateKind = (typeof MANDATE_KINDS)[number];

/** Texts that the agency writes, in the order in which the contract prints them. */
export const MANDATE_TEXTS = ['means', 'reporting', 'powers', 'clauses'] as const;
export type MandateTextName = (typeof MANDATE_TEXTS)[number];

/** Maximum length: about a page and a half of print. */
export const MAX_TEXT_LENGTH = 4000;

/** Texts as stored: null inherits from the level above. */
export type MandateTexts = Record<MandateTextName, string | null>;
export type AgencyMandateTexts = Record<MandateKind, MandateTexts>;

/** All texts inherited. */
export const NO_TEXTS: MandateTexts = { means: null, reporting: null, powers: null, clauses: null };

/** An agency that uses the product's texts. */
export const NO_AGENCY_TEXTS: AgencyMandateTexts = {
  SALE: NO_TEXTS,
  SALE_EXCLUSIVE: NO_TEXTS,
  RENT: NO_TEXTS,
  RENT_EXCLUSIVE: NO_TEXTS,
  MANAGEMENT: NO_TEXTS,
};
