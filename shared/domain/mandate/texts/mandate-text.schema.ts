import { z } from 'zod';
import { MAX_TEXT_LENGTH, MANDATE_KINDS, type MandateKind } from './mandate-text.enums';

const TOO_LONG = `Un texte a ${MAX_TEXT_LENGTH} caractères au plus.`;

/**
 * Characters refused in texts: control characters except line breaks, and private ones that templates draw as dotted
 * lines.
 */
const UNFIT = /[^\P{Cc}\n\t]|[\ue000-\uf8ff]/gu;

/** Normalises line ends and removes trailing blanks. */
const cleanText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNFIT, '').trim();

const Text = z.string().transform(cleanText).pipe(z.string().max(MAX_TEXT_LENGTH, TOO_LONG));
/** A text that the law requires (loi 70-9, art. 6; décret 72-678, art. 77): empty means the default. */
const Required = Text.transform((text) => (text === '' ? null : text)).nullable();

/**
 * Texts of a kind of mandate, or of one mandate; null inherits: a mandate from the agency, the agency from the product.
 * Paragraphs are lines; lines starting with "- " are a list.
 */
export const MandateTextsSchema = z.strictObject({
  /** Means used to find a client. */
  means: Required,
  /** Frequency and form of reports to the principal. */
  reporting: Required,
  /** Powers given to the agency. */
  powers: Required,
  /** Further clauses; an empty text prints none. */
  clauses: Text.nullable(),
});

/** The agency's texts by kind of mandate. */
export const AgencyMandateTextsSchema = z.strictObject({
  SALE: MandateTextsSchema,
  SALE_EXCLUSIVE: MandateTextsSchema,
  RENT: MandateTextsSchema,
  RENT_EXCLUSIVE: MandateTextsSchema,
  MANAGEMENT: MandateTextsSchema,
} satisfies Record<MandateKind, z.ZodType>);

/** Unsaved texts of a kind, for a preview. */
export const TextPreviewSchema = z.strictObject({ kind: z.enum(MANDATE_KINDS), texts: MandateTextsSchema });

/** Kind of blank form; without it, exclusivity is ticked by hand. */
export const BlankQuery = z.strictObject({ kind: z.enum(MANDATE_KINDS).optional() });
