import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { findRequest, pageOf } from '../common/paging.schema';
import * as enums from './event.enums';

export const EventLinkSchema = z.strictObject({ kind: z.enum(enums.LINK_KINDS), id: z.string().max(60) });

export const EventSchema = z.strictObject({
  id: z.int(),
  type: z.enum(enums.EVENT_TYPES),
  title: z.string().max(300),
  text: z.string().max(5000),
  start: DateTimeSchema,
  end: DateTimeSchema.nullable(),
  due: DateTimeSchema.nullable(),
  done: z.boolean(),
  /** loginEmail of the assignee. */
  user: z.string(),
  /** loginEmail of the author, when it is another user. */
  author: z.string().nullable(),
  links: z.array(EventLinkSchema).max(20),
  createdTime: DateTimeSchema,
  version: z.int(),
});
export type Event = z.infer<typeof EventSchema>;

export const EventFilterSchema = z.strictObject({
  type: z.array(z.enum(enums.EVENT_TYPES)).max(enums.EVENT_TYPES.length).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  user: z.string().max(254).optional(),
  target: EventLinkSchema.optional(),
  done: z.boolean().optional(),
  /** Due before that instant; excludes events without due date. */
  dueBefore: z.iso.datetime().optional(),
  /** Planned within these instants: a task by its due date, any other by its start. */
  plannedFrom: z.iso.datetime().optional(),
  plannedBefore: z.iso.datetime().optional(),
  /** Excludes events made by the system's jobs. */
  byPeople: z.literal(true).optional(),
});
export type EventFilter = z.infer<typeof EventFilterSchema>;
/** As for other lists, but the criteria are in `filter`. */
export const EventFindRequest = findRequest(EventFilterSchema, enums.EVENT_ORDER)
  .omit({ dto: true })
  .extend({ filter: EventFilterSchema.optional() });
export const EventFindReply = pageOf(EventSchema);
