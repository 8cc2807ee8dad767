import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../common/paging';

const Name = z.string().min(1).max(60);
export const MAX_LOADS = 50;
/** Maximum plausible load time. */
const LONGEST_MS = 120_000;

/** Loads of a page: each remote's entry, version, and duration in milliseconds. */
export const RemoteLoadsSchema = z.strictObject({
  loads: z
    .array(z.strictObject({ remote: Name, version: Name, took: z.number().min(0).max(LONGEST_MS) }))
    .min(1)
    .max(MAX_LOADS),
  /** The page that loaded them, from its opening to its end; the same as in its reports of failures. */
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
  /** Of how many people it is the version that they loaded last. */
  people: z.int(),
  loads: z.int(),
  /** Half of the loads took no longer, in milliseconds; null where only failures were told of. */
  median: z.int().nullable(),
  /** Of twenty loads one took longer. */
  slow: z.int().nullable(),
  lastTime: DateTimeSchema,
  /** Failures that browsers told of. */
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
