import { z } from 'zod';

/** Whatever a calendar program adds to the address is passed over. */
export const CalendarQuery = z.object({ token: z.string().optional() });

/** Shown once: only its hash is kept. */
export const CalendarTokenSchema = z.strictObject({
  token: z.string(),
  /** Address of the calendar, to be put behind the product's own. */
  path: z.string(),
});
