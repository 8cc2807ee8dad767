import { z } from 'zod';
import { withoutForbiddenCharacters } from '../../common/text/characters';
import { CONTACT_TYPES } from '../contact.enums';
import { IMPORT_FIELDS } from './import-fields';
import { IMPORT_DUPLICATE_REASONS, IMPORT_OUTCOMES } from './import.enums';
import { IMPORT_BATCH, MAX_CELL_LENGTH, MAX_IMPORTED } from '../../import/import.limits';

const Line = z
  .int()
  .min(1)
  .max(MAX_IMPORTED * 20);

export const ImportRequest = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        /** Line number in a spreadsheet; the headings are line 1. */
        line: Line,
        values: z.partialRecord(
          z.enum(IMPORT_FIELDS),
          z.string().max(MAX_CELL_LENGTH).transform(withoutForbiddenCharacters),
        ),
      }),
    )
    .min(1)
    .max(IMPORT_BATCH)
    .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, 'Une ligne est donnée deux fois'),
  /** Default values for lines without one. */
  defaults: z.strictObject({
    contactType: z.enum(CONTACT_TYPES),
    source: z.string().max(100).nullable(),
    negotiator: z.string().max(254).nullable(),
  }),
});
export type ImportInput = z.output<typeof ImportRequest>;
export type ImportedLine = ImportInput['lines'][number];

const Problems = z.array(z.strictObject({ path: z.enum(IMPORT_FIELDS), message: z.string() }));

export const ImportResultSchema = z.strictObject({
  line: z.int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The created contact, or the duplicate's; null in a check. */
  contactId: z.int().nullable(),
  /** Earlier line about the same person. */
  sameAsLine: z.int().nullable(),
  reasons: z.array(z.enum(IMPORT_DUPLICATE_REASONS)),
  /** Reasons of a refusal, per cell. */
  problems: Problems,
  /** Values skipped or not recognized, which do not block the line. */
  notes: Problems,
});
export type ImportResult = z.infer<typeof ImportResultSchema>;

/** Results in the given order. */
export const ImportReply = z.strictObject({ results: z.array(ImportResultSchema).max(IMPORT_BATCH) });
