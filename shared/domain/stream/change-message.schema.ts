import { z } from 'zod';
import { RECORD_KINDS } from './record-kinds';

/** One change; without id many records changed and lists must be reloaded. */
export const ChangeMessageSchema = z.strictObject({
  kind: z.enum(RECORD_KINDS),
  id: z.string().nullable(),
  /** Null when deleted. */
  version: z.int().nullable(),
  /** Present when the displayed price of a property dropped. */
  drop: z.strictObject({ before: z.number(), after: z.number() }).optional(),
});
export type ChangeMessage = z.infer<typeof ChangeMessageSchema>;
