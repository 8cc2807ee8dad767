import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';

/** Ignores parameters added by calendar programs. */
export const CalendarQuery = z.object({ token: z.string().optional() });

/** Whether a calendar is open to whoever has its address, which is not stored. */
export const CalendarStateSchema = z.strictObject({
  /** Time at which the address was created; null without one. */
  createdTime: DateTimeSchema.nullable(),
});

/** Shown once: only its hash is stored. */
export const CalendarTokenSchema = z.strictObject({
  token: z.string(),
  /** Path of the calendar, relative to the product's address. */
  path: z.string(),
  createdTime: DateTimeSchema,
});
