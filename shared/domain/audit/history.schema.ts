import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { AUDIT_ACTIONS, AUDIT_SOURCES } from './audit.enums';
import { LANGUAGES } from '../messages/messages.enums';
import { HISTORY_PLACES } from './history-places';

/** One entry of an entity's history. */
export const HistoryLineSchema = z.strictObject({
  auditId: z.int(),
  at: DateTimeSchema,
  /** loginEmail, or the name of a job. */
  user: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** `media`: photographs and documents, which cannot be restored here. */
  entity: z.enum(['property', 'media']),
  /** The action and its fields: a sentence in the requested language. */
  summary: z.string(),
});
export type HistoryLine = z.infer<typeof HistoryLineSchema>;

const AuditId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The language of summaries and labels. */
export const HistoryLanguage = z.strictObject({ lang: z.enum(LANGUAGES).default('fr') });

/** Newest first; `before` is the last auditId of the page before. */
export const HistoryQuery = z.strictObject({
  before: AuditId.optional(),
  /** loginEmail, or the name of a job. */
  user: z.string().trim().min(1).max(254).optional(),
  place: z.enum(HISTORY_PLACES).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  ...HistoryLanguage.shape,
});

export type HistoryQuery = z.output<typeof HistoryQuery>;

const Whole = z.record(z.string(), z.unknown());

/**
 * One entry with the property before and after; `before` is null for a creation. A change of media leaves the property
 * as is, with paths `media.<key>.caption`.
 */
export const HistoryEntrySchema = HistoryLineSchema.extend({
  source: z.enum(AUDIT_SOURCES),
  changes: z.array(z.strictObject({ path: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() })),
  before: Whole.nullable(),
  after: Whole,
});
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;

export const HistoryEntryParams = z.strictObject({ auditId: AuditId });
