import { z } from 'zod';

/** Ignores parameters added by calendar programs. */
export const CalendarQuery = z.object({ token: z.string().optional() });

/** Shown once: only its hash is stored. */
export const CalendarTokenSchema = z.strictObject({
  token: z.string(),
  /** Path of the calendar, relative to the product's address. */
  path: z.string(),
});
