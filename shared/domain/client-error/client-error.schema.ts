import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../common/paging';

/** A failure seen by a browser, reported once. */
export const ClientErrorSchema = z.strictObject({
  errorId: z.string().max(60),
  remote: z.string().max(60),
  version: z.string().max(60),
  message: z.string().max(2000),
  stack: z.string().max(10_000).optional(),
  route: z.string().max(500),
  /** Id of the page, from load to unload. */
  session: z.uuid().optional(),
});
export type ClientError = z.infer<typeof ClientErrorSchema>;

/** One stored browser error. */
export const ClientErrorReportSchema = ClientErrorSchema.omit({ session: true }).extend({
  stack: z.string().nullable(),
  userAgent: z.string(),
  at: DateTimeSchema,
});
export type ClientErrorReport = z.infer<typeof ClientErrorReportSchema>;
export const ClientErrorDetailParams = z.strictObject({ errorId: z.string().max(60) });

/** Equal failures of one version of a remote. */
export const ClientErrorGroupSchema = z.strictObject({
  remote: z.string(),
  version: z.string(),
  message: z.string(),
  count: z.int(),
  first: DateTimeSchema,
  last: DateTimeSchema,
  /** Id of the most recent one. */
  errorId: z.string(),
  route: z.string(),
});
export type ClientErrorGroup = z.infer<typeof ClientErrorGroupSchema>;

export const ClientErrorListQuery = z.strictObject({
  remote: z.string().trim().max(60).optional(),
  version: z.string().trim().max(60).optional(),
  /** Lists and counts only those since this time. */
  since: z.iso.datetime().optional(),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
});
