import { z } from 'zod';
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

/** What keeps a listing back, or should be looked at. */
export const FindingSchema = z.strictObject({
  path: z.string(),
  severity: z.enum(['BLOCKING', 'WARNING']),
  message: z.string(),
});
export type Finding = z.infer<typeof FindingSchema>;

/** Which property goes where. */
export const ListingsQuery = z.strictObject({
  text: z.string().trim().max(100).optional(),
  included: z.stringbool().optional(),
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
  /** Put on or kept off by somebody; null follows the portal's rule. */
  choice: z.boolean().nullable(),
  /** What became of it in the last sending. */
  lastOutcome: z.enum(enums.LISTING_OUTCOMES).nullable(),
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

/** `blocked` were not put on the portal, each with what the law or the portal's format holds against it; the rest was. */
export const ListingsChanged = z.strictObject({ changed: z.int(), blocked: z.array(CheckedListingSchema) });
export type ListingsChanged = z.infer<typeof ListingsChanged>;

/** Counts are exact; of a very large portfolio the lists hold the first thousand. */
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

export const RunListingSchema = z.strictObject({
  reference: z.string(),
  outcome: z.enum(enums.LISTING_OUTCOMES),
  reasons: z.array(FindingSchema),
});

/** One sending with what became of each listing, blocked ones first, and what differs from the sending before. */
export const RunDetailSchema = RunLineSchema.extend({
  fileSize: z.int().nullable(),
  previousRunId: z.int().nullable(),
  listings: z.array(RunListingSchema),
  newlyBlocked: z.array(z.string()),
  noLongerBlocked: z.array(z.string()),
});
export type RunDetail = z.infer<typeof RunDetailSchema>;
