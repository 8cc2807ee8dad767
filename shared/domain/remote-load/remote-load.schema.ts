import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../common/paging';

const Name = z.string().min(1).max(60);
export const MAX_LOADS = 50;
/** Maximum plausible load time. */
const MAX_DURATION_MS = 120_000;

/** Loads of a page: each remote's entry, version, and duration in milliseconds. */
export const RemoteLoadsSchema = z.strictObject({
  loads: z
    .array(z.strictObject({ remote: Name, version: Name, took: z.number().min(0).max(MAX_DURATION_MS) }))
    .min(1)
    .max(MAX_LOADS),
  /** Session id of the page, as in its error reports. */
  session: z.uuid().optional(),
});
export type RemoteLoads = z.infer<typeof RemoteLoadsSchema>;

export const REMOTE_USE_DAYS = [1, 7, 30] as const;

export const RemoteUseQuery = z.strictObject({
  /** Number of past days. */
  days: z.coerce
    .number()
    .int()
    .refine((days) => REMOTE_USE_DAYS.some((known) => known === days))
    .default(7),
});

/** Figures of one version of a remote. */
export const RemoteUseSchema = z.strictObject({
  remote: z.string(),
  version: z.string(),
  /** Number of users whose last loaded version it is. */
  people: z.int(),
  loads: z.int(),
  /** Median load time in milliseconds; null when only failures were reported. */
  median: z.int().nullable(),
  /** 95th percentile. */
  slow: z.int().nullable(),
  lastTime: DateTimeSchema,
  /** Failures reported by browsers. */
  errors: z.int(),
});
export type RemoteUse = z.infer<typeof RemoteUseSchema>;

export const RemotePeopleParams = z.strictObject({ remote: Name });
export const RemotePeopleQuery = z.strictObject({
  version: Name.optional(),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
});

/** A colleague and the version of a remote that they loaded last. */
export const RemotePersonSchema = z.strictObject({
  loginEmail: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  version: z.string(),
  at: DateTimeSchema,
});
export type RemotePerson = z.infer<typeof RemotePersonSchema>;
