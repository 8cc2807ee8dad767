import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_SOURCES } from './audit.enums';

/** One line of what happened to an entity. */
export const HistoryLineSchema = z.strictObject({
  auditId: z.int(),
  at: z.iso.datetime(),
  /** loginEmail, or the name of a job. */
  user: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** A French sentence: what was done, where. */
  summary: z.string(),
});
export type HistoryLine = z.infer<typeof HistoryLineSchema>;

const AuditId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Newest first; `before` is the last auditId of the page before. */
export const HistoryQuery = z.strictObject({
  before: AuditId.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const Whole = z.record(z.string(), z.unknown());

/** One entry with the entity as it was before and after; `before` is null for what was just created. */
export const HistoryEntrySchema = HistoryLineSchema.extend({
  source: z.enum(AUDIT_SOURCES),
  changes: z.array(z.strictObject({ path: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() })),
  before: Whole.nullable(),
  after: Whole,
});
export type HistoryEntry = z.infer<typeof HistoryEntrySchema>;

export const HistoryEntryParams = z.strictObject({ auditId: AuditId });
