import { z } from 'zod';
import type { DateTime } from './date-time';

/**
 * A date-time of an entity, checked as the ISO text that travels. Its type says what code may hold: the text (API) or the
 * `Date` that a browser's client makes of it, which leaves as text again when it is sent.
 */
export const DateTimeSchema = z.iso.datetime() as unknown as z.ZodType<DateTime, DateTime>;
