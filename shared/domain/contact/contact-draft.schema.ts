import { z } from 'zod';
import { PHONE_TYPES } from './contact.enums';
import { ContactFieldsSchema, PersonSchema } from './contact.schema';
import { BAD_EMAIL, isEmail } from './email';

/** An address as somebody typed it: blank is none. */
const EmailDraftSchema = z
  .string()
  .max(254)
  .refine((text) => text.trim() === '' || isEmail(text.trim()), BAD_EMAIL)
  .nullable();

/** A number as somebody typed it. Blank ones are dropped; the type and the main one are found when nobody says. */
export const PhoneDraftSchema = z.strictObject({
  number: z.string().max(40),
  type: z.enum(PHONE_TYPES).optional(),
  main: z.boolean().optional(),
  note: z.string().max(100).optional(),
});
export type PhoneDraft = z.infer<typeof PhoneDraftSchema>;

/** The fields to change; what is left out stays. */
export const ContactPatchSchema = ContactFieldsSchema.extend({
  email: EmailDraftSchema,
  phone: z.array(PhoneDraftSchema).max(20),
  secondPerson: PersonSchema.extend({ email: EmailDraftSchema }).nullable(),
}).partial();
export type ContactPatch = z.infer<typeof ContactPatchSchema>;

/** A contact to create: what is left out is empty. A form's id is 0 as long as there is none. */
export const ContactDraftSchema = ContactPatchSchema.extend({
  id: z.literal(0).optional(),
  contactType: ContactFieldsSchema.shape.contactType,
});
export type ContactDraft = z.infer<typeof ContactDraftSchema>;
