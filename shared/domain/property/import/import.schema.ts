import { z } from 'zod';
import { DateTimeSchema } from '../../common/date-time.schema';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../../common/paging';
import { pageOf } from '../../common/paging.schema';
import * as enums from './import.enums';

const paging = {
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
};

const Count = z.int().min(0);

/** Summary of the file and its import. */
export const ImportSummarySchema = z.strictObject({
  encoding: z.string(),
  lines: Count,
  photosAdded: Count,
  photosRemoved: Count,
  photosMissing: Count,
  /** Number of lines with a mandate's number. */
  mandates: Count.default(0),
  /** Listings of the same agencies in earlier files only; they are left unchanged. */
  absent: Count,
  /** Filled columns that are not imported, each with reason and number of lines. */
  leftOut: z.array(z.strictObject({ column: z.int(), label: z.string(), reason: z.string(), lines: Count })),
});
export type ListingImportSummary = z.infer<typeof ImportSummarySchema>;

export const ListingImportSchema = z.strictObject({
  importId: z.int(),
  fileName: z.string(),
  status: z.enum(enums.IMPORT_STATUSES),
  requestedBy: z.string(),
  createdTime: DateTimeSchema,
  finishedTime: DateTimeSchema.nullable(),
  /** Progress of a running import. */
  done: Count,
  total: Count,
  error: z.string().nullable(),
  summary: ImportSummarySchema.nullable(),
  /** Number of lines per outcome, without excluded ones. */
  counts: z.record(z.enum(enums.IMPORT_RESULTS), Count),
  leftOutLines: Count,
  /** Number of lines with assumptions or omissions. */
  doubtfulLines: Count,
  /** For an undone import: properties restored, and those kept because they changed since. */
  undone: Count,
  keptByUndo: Count,
});
export type ListingImport = z.infer<typeof ListingImportSchema>;

export const ImportParams = z.strictObject({
  importId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export const ImportsQuery = z.strictObject(paging);
export const ImportsReply = pageOf(ListingImportSchema);

export const ImportRowsQuery = z.strictObject({
  result: z.enum(enums.IMPORT_RESULTS).optional(),
  /** Only lines with findings. */
  doubtful: z.stringbool().optional(),
  ...paging,
});
export const ImportRowSchema = z.strictObject({
  line: z.int(),
  agencyReference: z.string(),
  /** Our reference; before the import, the intended one if it is free. */
  reference: z.string(),
  result: z.enum(enums.IMPORT_RESULTS),
  findings: z.array(z.strictObject({ severity: z.enum(enums.IMPORT_SEVERITIES), text: z.string() })),
  chosen: z.boolean(),
  /** `UNDONE`, or why it was kept; null when nothing was undone. */
  undo: z.string().nullable(),
});
export type ImportRow = z.infer<typeof ImportRowSchema>;
export const ImportRowsReply = pageOf(ImportRowSchema);

/** Terms assumed for all mandates numbered by a file, as the format lacks them. */
export const ListedMandateTerms = z.strictObject({
  durationMonths: z.literal(enums.MANDATE_MONTHS),
  /** Renewed tacitly at each term. */
  renewal: z.boolean(),
});
export type ListedMandateTerms = z.infer<typeof ListedMandateTerms>;

/** Lines to exclude, and whether mandates are entered into the register. */
export const ImportStart = z.strictObject({
  leaveOut: z.array(z.int().min(1)).max(enums.MAX_EXCLUDED_LINES),
  mandates: ListedMandateTerms.nullable().default(null),
});
export type ListingImportStart = z.output<typeof ImportStart>;
