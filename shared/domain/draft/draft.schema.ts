import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';

/** Maximum number of drafts per user; the oldest one is deleted for a new one. */
export const MAX_DRAFTS = 50;
/** UTF-8 bytes of `values` and `base` as JSON. */
export const MAX_DRAFT_BYTES = 256 * 1024;
/** Days after which an abandoned draft is deleted. */
export const DRAFT_DAYS = 30;

const MAX_DEPTH = 32;

/** Form values as JSON; deeply nested ones are refused before they are traversed. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item as Record<string, unknown>) : [],
    );
  }
  return true;
}

const FormValues = z
  .record(z.string().max(200), z.unknown())
  .refine(isShallow, { error: 'Ce brouillon est trop profond.' });

/** Subject of a draft: `property:new`, `property:V26-00042`, `contact:17`, `user:me`. */
export const DraftKeySchema = z
  .string()
  .regex(/^[a-z][a-z-]{0,29}:[A-Za-z0-9][A-Za-z0-9._@-]{0,119}$/, 'Clé de brouillon invalide');

export const DraftParams = z.strictObject({ key: DraftKeySchema });

export const DraftBodySchema = z.strictObject({
  /** Typed values, complete or not. */
  values: FormValues,
  /** Values before any typing, which separate a colleague's changes from one's own. */
  base: FormValues,
  /** Version of the record in `base`; null for a new record. */
  baseVersion: z.int().min(0).nullable(),
});
export type DraftBody = z.infer<typeof DraftBodySchema>;

export const DraftMarkSchema = z.strictObject({
  key: z.string(),
  baseVersion: z.int().nullable(),
  modifiedTime: DateTimeSchema,
});
export type DraftMark = z.infer<typeof DraftMarkSchema>;

export const DraftSchema = DraftBodySchema.extend(DraftMarkSchema.shape);
export type Draft = z.infer<typeof DraftSchema>;
