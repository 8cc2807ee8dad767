import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../common/paging';
import { pageOf } from '../common/paging.schema';
import { TIMELINE_KINDS } from './timeline.enums';

const Kind = z.enum(TIMELINE_KINDS);

export const TimelineQuery = z.strictObject({
  /** Kinds to keep, repeated in the query; all by default. */
  kind: z
    .union([Kind, z.array(Kind).max(TIMELINE_KINDS.length)])
    .transform((kinds) => (Array.isArray(kinds) ? kinds : [kinds]))
    .optional(),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
  pageNumber: z.coerce.number().int().min(0).max(MAX_PAGE_NUMBER).default(0),
});

export const TimelineEntrySchema = z.strictObject({
  /** Stable key of an entry. */
  key: z.string(),
  kind: Kind,
  /** Time, past or planned. */
  at: DateTimeSchema,
  /** loginEmail of its author or assignee, or the name of a job; empty for a customer's answer. */
  user: z.string(),
  /** Typed title; a French sentence for a journal entry; empty for a visit or proposal. */
  title: z.string(),
  text: z.string(),
  /** Status of a visit or proposal, DONE or TODO of a task; else null. */
  status: z.string().nullable(),
  /** Linked record. */
  target: z.strictObject({ kind: z.enum(['property', 'mandate']), id: z.string() }).nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntrySchema>;

export const TimelineReply = pageOf(TimelineEntrySchema);
