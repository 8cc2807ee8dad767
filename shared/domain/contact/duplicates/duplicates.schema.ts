import { z } from 'zod';
import { PhoneDraftSchema } from '../contact-draft.schema';
import { ContactFieldsSchema, ContactSummarySchema } from '../contact.schema';

export const DUPLICATE_REASONS = ['EMAIL', 'PHONE', 'NAME_AND_CITY', 'NAME'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** Known fields of a possible duplicate; with an id, that contact is excluded. */
export const DuplicatesRequest = ContactFieldsSchema.pick({
  firstName: true,
  lastName: true,
  company: true,
  email: true,
})
  .partial()
  .extend({
    id: z.int().min(0).optional(),
    secondPerson: z
      .object({ firstName: z.string().max(100), lastName: z.string().max(100), email: z.string().max(254).nullable() })
      .partial()
      .nullish(),
    phone: z.array(PhoneDraftSchema).max(20).optional(),
    location: z.object({ city: z.string().max(100) }).nullish(),
  });
export type DuplicatesQuery = z.infer<typeof DuplicatesRequest>;

export const DuplicateSchema = z.strictObject({
  contact: ContactSummarySchema,
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  /** Out of 100. */
  score: z.int(),
});
export type Duplicate = z.infer<typeof DuplicateSchema>;
