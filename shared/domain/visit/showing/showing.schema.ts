import { z } from 'zod';
import { ReferenceSchema } from '../../property/property.schema';
import { MAX_TOUR } from '../tour.rules';
import { SHOWING_PROBLEMS } from './showing-mandate';

/** Properties to show, each on a day in France. */
export const ShowingRequest = z
  .array(z.strictObject({ propertyRef: ReferenceSchema, day: z.iso.date() }))
  .min(1)
  .max(MAX_TOUR);

/** Mandate under which a property is shown on a day, and its obstacles. */
export const ShowingSchema = z.strictObject({
  propertyRef: ReferenceSchema,
  day: z.iso.date(),
  mandateId: z.int().nullable(),
  problem: z.enum(SHOWING_PROBLEMS).nullable(),
  /** Last day of withdrawal, when that is the problem. */
  until: z.iso.date().nullable(),
});
export type Showing = z.infer<typeof ShowingSchema>;
export const ShowingReply = z.strictObject({ content: z.array(ShowingSchema) });
