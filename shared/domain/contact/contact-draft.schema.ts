import { z } from 'zod';
import { PHONE_TYPES } from './contact.enums';
import { ContactFieldsSchema, PersonSchema } from './contact.schema';
import { BAD_EMAIL, isEmail } from './email';

/** A typed e-mail address; blank becomes null. */
const EmailDraftSchema = z
  .string()
  .max(254)
  .refine((text) => text.trim() === '' || isEmail(text.trim()), BAD_EMAIL)
  .nullable();

/** A telephone number as typed. Blank ones are dropped; type and main number are derived when missing. */
export const PhoneDraftSchema = z.strictObject({
  number: z.string().max(40),
  type: z.enum(PHONE_TYPES).optional(),
  main: z.boolean().optional(),
  note: z.string().max(100).optional(),
});
export type PhoneDraft = z.infer<typeof PhoneDraftSchema>;

/** Fields to change; missing ones stay. */
export const ContactPatchSchema = ContactFieldsSchema.extend({
  email: EmailDraftSchema,
  phone: z.array(PhoneDraftSchema).max(20),
  secondPerson: PersonSchema.extend({ email: EmailDraftSchema }).nullable(),
}).partial();
export type ContactPatch = z.infer<typeof ContactPatchSchema>;

/** A contact to create: missing fields are empty. A form uses id 0 before creation. */
export const ContactDraftSchema = ContactPatchSchema.extend({
  id: z.literal(0).optional(),
  contactType: ContactFieldsSchema.shape.contactType,
});
export type ContactDraft = z.infer<typeof ContactDraftSchema>;
