import { z } from 'zod';
import { BULK_SIZE } from '../common/bulk.limits';
import { bulkOutcome, bulkRequest, BulkVersion } from '../common/bulk.schema';
import { EventSchema } from './event.schema';

const { start, end, due } = EventSchema.shape;

/** Changes that can be made in bulk. */
const EventBulkFields = z
  .strictObject({
    done: z.boolean(),
    /** loginEmail of the person in charge. */
    user: z.string().min(1).max(254),
    /** New day; the time of day is unchanged. */
    day: z.iso.date(),
    /** Former times of a postponed event. */
    start,
    end,
    due,
    /** Deletes the events permanently. */
    deleted: z.literal(true),
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, 'Rien n’est à modifier');
export type EventBulkFields = z.output<typeof EventBulkFields>;

const EventId = z.int().min(1);

export const EventBulkRequest = bulkRequest(
  z.strictObject({ id: EventId, version: BulkVersion, fields: EventBulkFields }),
  ({ id }) => id,
  'Un événement est nommé deux fois',
);
export type EventBulkChange = z.output<typeof EventBulkRequest>['changes'][number];

const EventBulkResultSchema = z.strictObject({ id: EventId, ...bulkOutcome(EventBulkFields) });
export type EventBulkResult = z.infer<typeof EventBulkResultSchema>;

/** Results in the order of the request. */
export const EventBulkReply = z.strictObject({ results: z.array(EventBulkResultSchema).max(BULK_SIZE) });
