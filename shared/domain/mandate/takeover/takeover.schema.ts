import { z } from 'zod';
import { withoutForbiddenCharacters } from '../../common/text/characters';
import { CARD_KINDS } from '../../agency/agency.enums';
import { IMPORT_DUPLICATE_REASONS } from '../../contact/import/import.enums';
import { IMPORT_BATCH, MAX_CELL_LENGTH, MAX_IMPORTED } from '../../import/import.limits';
import { FEE_TYPES } from '../../property/property.enums';
import { TAKEOVER_FIELDS } from './takeover-fields';
import { PRINCIPAL_SOURCES, TAKEOVER_OUTCOMES } from './takeover.enums';

const Line = z
  .int()
  .min(1)
  .max(MAX_IMPORTED * 20);

export const TakeoverRequest = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        /** Line number in a spreadsheet; the headings are line 1. */
        line: Line,
        values: z.partialRecord(
          z.enum(TAKEOVER_FIELDS),
          z.string().max(MAX_CELL_LENGTH).transform(withoutForbiddenCharacters),
        ),
      }),
    )
    .min(1)
    .max(IMPORT_BATCH)
    .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, 'Une ligne est donnée deux fois'),
  /** Default values for lines without one. */
  defaults: z.strictObject({
    register: z.enum(CARD_KINDS),
    type: z.enum(['EXCLUSIVE', 'NON_EXCLUSIVE']),
    feeType: z.enum(FEE_TYPES).nullable(),
    negotiator: z.string().max(254).nullable(),
  }),
});
export type TakeoverInput = z.output<typeof TakeoverRequest>;

const Problems = z.array(z.strictObject({ path: z.enum(TAKEOVER_FIELDS), message: z.string() }));

export const TakeoverResultSchema = z.strictObject({
  line: z.int(),
  outcome: z.enum(TAKEOVER_OUTCOMES),
  /** Created mandate, or the one with that number; null in a check. */
  mandateId: z.int().nullable(),
  register: z.enum(CARD_KINDS),
  registerNumber: z.int().nullable(),
  propertyRef: z.string(),
  principals: z.array(
    z.strictObject({
      source: z.enum(PRINCIPAL_SOURCES),
      /** Null for a contact not created yet. */
      contactId: z.int().nullable(),
      name: z.string(),
      /** Data by which an existing contact was recognised. */
      reasons: z.array(z.enum(IMPORT_DUPLICATE_REASONS)),
    }),
  ),
  /** Reasons of a refusal, per cell. */
  problems: Problems,
  /** Values skipped or doubtful, which do not block the line. */
  notes: Problems,
});
export type TakeoverResult = z.infer<typeof TakeoverResultSchema>;

export const TakeoverReply = z.strictObject({
  /** Results in the given order. */
  results: z.array(TakeoverResultSchema).max(IMPORT_BATCH),
  /** Next number of each register. */
  next: z.strictObject({ T: z.int(), G: z.int() }),
});
export type TakeoverAnswer = z.infer<typeof TakeoverReply>;
