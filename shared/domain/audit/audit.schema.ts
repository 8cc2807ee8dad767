import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../common/paging';
import { pageOf } from '../common/paging.schema';
import { isPeriod, REVERSED_PERIOD } from '../common/period';
import { AUDIT_ACTIONS, AUDIT_SOURCES, AUDITED } from './audit.enums';

/** One journal entry: author, action, time, source. */
export const AuditLineSchema = z.strictObject({
  auditId: z.int(),
  at: DateTimeSchema,
  /** loginEmail, or the name of a job. */
  user: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  entity: z.enum(AUDITED),
  ref: z.string(),
  source: z.enum(AUDIT_SOURCES),
  requestId: z.string().nullable(),
  address: z.string().nullable(),
  /** Changed paths, at most ten. */
  paths: z.array(z.string()),
});
export type AuditLine = z.infer<typeof AuditLineSchema>;

export const AuditChangeSchema = z.strictObject({
  path: z.string(),
  /** Label of the field. */
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export const AuditDetailSchema = AuditLineSchema.extend({ changes: z.array(AuditChangeSchema) });
export type AuditDetail = z.infer<typeof AuditDetailSchema>;

const AuditId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const AuditParams = z.strictObject({ auditId: AuditId });

/** A calendar day means the whole day in France, at both bounds. */
const Moment = z.union([z.iso.date(), z.iso.datetime()]);

const auditFilter = {
  user: z.string().trim().max(254).optional(),
  entity: z.enum(AUDITED).optional(),
  ref: z.string().trim().max(254).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  source: z.enum(AUDIT_SOURCES).optional(),
  from: Moment.optional(),
  to: Moment.optional(),
};

/** Filter of the journal. */
export const AuditFileQuery = z.strictObject(auditFilter).refine(isPeriod, REVERSED_PERIOD);
export const AuditFindQuery = z
  .strictObject({
    ...auditFilter,
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
  })
  .refine(isPeriod, REVERSED_PERIOD);
export const AuditFindReply = pageOf(AuditLineSchema);

/** The client screen was switched on or off. */
export const PrivacyBody = z.strictObject({ on: z.boolean() });
