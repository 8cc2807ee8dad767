import { z } from 'zod';
import type { DateTime } from './date-time';

/**
 * A date-time of an entity, validated as ISO text. Typed as text (API) or as the `Date` that the browser's client
 * converts it to, which is sent as text.
 */
export const DateTimeSchema = z.iso.datetime() as unknown as z.ZodType<DateTime, DateTime>;
