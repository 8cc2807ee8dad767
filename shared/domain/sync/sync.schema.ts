import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../common/paging';
import { pageOf } from '../common/paging.schema';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { ReferenceSchema } from '../property/property.schema';
import { PortalCode, RunLineSchema } from './portal.schema';
import * as enums from './sync.enums';

const paging = {
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
};

/** Finding that blocks a listing, or a warning. */
export const FindingSchema = z.strictObject({
  path: z.string(),
  severity: z.enum(['BLOCKING', 'WARNING']),
  message: z.string(),
  /** Missing in old runs. */
  source: z.enum(enums.FINDING_SOURCES).optional(),
});
export type Finding = z.infer<typeof FindingSchema>;

/** Listings of a portal. */
export const ListingsQuery = z.strictObject({
  text: z.string().trim().max(100).optional(),
  included: z.stringbool().optional(),
  transactionType: z.enum(TRANSACTION_TYPES).optional(),
  propertyType: z.enum(PROPERTY_TYPES).optional(),
  /** Of included listings: those that law or portal block today, or those not blocked. */
  blocked: z.stringbool().optional(),
  ...paging,
});
export const ListingSchema = z.strictObject({
  reference: z.string(),
  title: z.string(),
  city: z.string(),
  price: z.number().nullable(),
  transactionType: z.enum(TRANSACTION_TYPES),
  propertyType: z.enum(PROPERTY_TYPES),
  included: z.boolean(),
  /** Included or excluded by a user; null follows the portal's rule. */
  choice: z.boolean().nullable(),
  /** Outcome in the last run. */
  lastOutcome: z.enum(enums.LISTING_OUTCOMES).nullable(),
  /** Findings of today, blocking first. */
  findings: z.array(FindingSchema),
});
export type Listing = z.infer<typeof ListingSchema>;
export const ListingsReply = pageOf(ListingSchema);

/** `included: null` follows the portal's rule again. */
export const ListingsPatch = z.strictObject({
  changes: z
    .array(z.strictObject({ reference: ReferenceSchema, included: z.boolean().nullable() }))
    .min(1)
    .max(500),
});

export const CheckedListingSchema = z.strictObject({
  reference: z.string(),
  title: z.string(),
  findings: z.array(FindingSchema),
});
export type CheckedListing = z.infer<typeof CheckedListingSchema>;

/** `blocked` were not added, each with its legal or format problems; the rest was. */
export const ListingsChanged = z.strictObject({ changed: z.int(), blocked: z.array(CheckedListingSchema) });
export type ListingsChanged = z.infer<typeof ListingsChanged>;

/** Result of a connection test; it leaves no file on the server. */
export const ConnectionReply = z.strictObject({
  connected: z.boolean(),
  /** Why not, as a sentence. */
  message: z.string().nullable(),
  /** Unconfirmed key shown by an SFTP server. */
  hostKey: z.string().nullable(),
});
export type Connection = z.infer<typeof ConnectionReply>;

/** Counts are exact; for a very large portfolio, lists contain the first thousand. */
export const PreflightReply = z.strictObject({
  portal: z.string(),
  total: z.int(),
  readyCount: z.int(),
  blockedCount: z.int(),
  ready: z.array(CheckedListingSchema),
  blocked: z.array(CheckedListingSchema),
});
export type Preflight = z.infer<typeof PreflightReply>;

export const RunFindQuery = z.strictObject({
  portal: PortalCode.optional(),
  status: z.enum(enums.RUN_STATUSES).optional(),
  ...paging,
});
export const RunFindReply = pageOf(RunLineSchema);
export const RunParams = z.strictObject({ runId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const RunListingParams = RunParams.extend({ reference: ReferenceSchema });
/** A field of a listing that differs from the previous run, in the format's naming. */
export const ListingFieldChangeSchema = z.strictObject({ label: z.string(), before: z.string(), after: z.string() });
export type ListingFieldChange = z.infer<typeof ListingFieldChangeSchema>;
export const ListingFieldChangesReply = z.strictObject({
  /** Null for an unchanged listing, and when the previous run predates this record. */
  changes: z.array(ListingFieldChangeSchema).nullable(),
});

export const RunListingSchema = z.strictObject({
  reference: z.string(),
  outcome: z.enum(enums.LISTING_OUTCOMES),
  reasons: z.array(FindingSchema),
});

/** One run with the result of each listing, blocked ones first, and differences from the run before. */
export const RunDetailSchema = RunLineSchema.extend({
  fileSize: z.int().nullable(),
  previousRunId: z.int().nullable(),
  listings: z.array(RunListingSchema),
  /** Counts of new, changed, unchanged and removed listings since the run before. */
  changes: z.strictObject({ new: z.int(), changed: z.int(), same: z.int(), gone: z.int() }),
  newlyBlocked: z.array(z.string()),
  noLongerBlocked: z.array(z.string()),
});
export type RunDetail = z.infer<typeof RunDetailSchema>;

/** Publication of a property on a portal, as last sent. */
export const PublishedSchema = z.strictObject({
  /** The first run since which it has been there without a break. */
  since: DateTimeSchema,
  /** Last run that contained it; below, last run that changed it. */
  sentTime: DateTimeSchema,
  changedTime: DateTimeSchema,
  runId: z.int(),
  /** Null for old runs. */
  price: z.number().nullable(),
  photos: z.int().nullable(),
});

/** A portal as shown on the page of a property. */
export const PropertyPortalSchema = z.strictObject({
  code: PortalCode,
  name: z.string(),
  kind: z.enum(enums.PORTAL_KINDS),
  enabled: z.boolean(),
  /** True when the next run includes it, unless it is blocked. */
  included: z.boolean(),
  nextRun: DateTimeSchema.nullable(),
  published: PublishedSchema.nullable(),
  /** Findings that block it today. */
  blocking: z.array(FindingSchema),
});
export type PropertyPortal = z.infer<typeof PropertyPortalSchema>;

export const ReplayBody = z.strictObject({ mode: z.enum(enums.REPLAY_MODES) });

export const DifferencesQuery = z.strictObject({ change: z.enum(enums.LISTING_CHANGES).optional(), ...paging });
/** Change of a listing at the portal by a run; reasons of a removal for legal problems. */
export const DifferenceSchema = z.strictObject({
  reference: z.string(),
  /** Present title; empty for a deleted property. */
  title: z.string(),
  change: z.enum(enums.LISTING_CHANGES),
  reasons: z.array(FindingSchema),
});
export type Difference = z.infer<typeof DifferenceSchema>;
export const DifferencesReply = pageOf(DifferenceSchema);
