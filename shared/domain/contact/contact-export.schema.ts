import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { AUDIT_ACTIONS, AUDITED } from '../audit/audit.enums';
import { EventSchema } from '../event/event.schema';
import { MandateSchema } from '../mandate/mandate.schema';
import { MediaSchema } from '../media/media.schema';
import { CONTACT_LINK_TYPES } from '../property/property.enums';
import { ProposalSchema, ProposalStepSchema } from '../proposal/proposal.schema';
import { VisitSchema } from '../visit/visit.schema';
import { ContactSchema } from './contact.schema';
import { ReviewSchema } from './erasure/review.schema';

/** Data held on a person (GDPR, articles 15 and 20), without data of others. */
export const ContactExportSchema = z.strictObject({
  exportedTime: DateTimeSchema,
  contact: ContactSchema,
  /** Last decision after years of inactivity. */
  review: ReviewSchema.nullable(),
  properties: z.array(
    z.strictObject({ reference: z.string(), title: z.string(), types: z.array(z.enum(CONTACT_LINK_TYPES)) }),
  ),
  /** Only parts about this person: no other principal, nor their signatures. */
  mandates: z.array(
    MandateSchema.omit({
      counterParts: true,
      negotiators: true,
      statusHistory: true,
      agentSignature: true,
      missingAccepted: true,
      // the buyer or tenant is another person
      conclusion: true,
    }),
  ),
  visits: z.array(VisitSchema.omit({ contactIds: true })),
  proposals: z.array(
    ProposalSchema.omit({ contactId: true, negotiator: true }).extend({
      history: z.array(ProposalStepSchema.omit({ user: true })),
    }),
  ),
  events: z.array(EventSchema.omit({ links: true, author: true })),
  media: z.array(MediaSchema.omit({ expiration: true })),
  /** Journal entries about their record and files. */
  journal: z.array(
    z.strictObject({
      at: DateTimeSchema,
      action: z.enum(AUDIT_ACTIONS),
      entity: z.enum(AUDITED),
      changes: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
});
export type ContactExport = z.infer<typeof ContactExportSchema>;
