import { z } from 'zod';
import { MandateFindReply, MandateFindRequest, MandateSchema } from '../mandate/mandate.schema';
import { SigningStateSchema } from '../mandate/missing/signing-state.schema';
import * as write from '../mandate/mandate-write.schema';
import * as register from '../mandate/register.schema';
import { TakeoverReply, TakeoverRequest } from '../mandate/takeover/takeover.schema';
import { ReferenceSchema } from '../property/property.schema';
import { defineCalls } from './define-call';

export const mandateCalls = defineCalls({
  'POST mandate/find': {
    access: 'read',
    summary: 'Search mandates, page by page',
    reads: true,
    kept: 'properties',
    staleAfter: ['mandate'],
    body: MandateFindRequest,
    reply: MandateFindReply,
  },
  'GET mandate/register': {
    access: 'read',
    summary: 'A chronological register, page by page, in the order of its numbers',
    staleAfter: ['mandate'],
    query: register.RegisterQuery,
    reply: register.RegisterReply,
  },
  'GET mandate/register/gap': {
    access: 'read',
    summary: 'The numbers that a register lacks, at most 200 runs of them, with the agency’s explanation',
    staleAfter: ['mandate'],
    query: register.RegisterGapsQuery,
    reply: register.RegisterGapsReply,
  },
  'PATCH mandate/register/{register}/gap': {
    access: 'manage',
    summary: 'Explain why a run of numbers is missing in a register',
    params: register.GapReasonParams,
    body: register.GapReasonSchema,
    reply: register.RegisterGapsReply,
    version: 'optional',
  },
  'POST mandate/takeover/check': {
    access: 'manage',
    summary:
      'What taking these mandates over with their numbers would do: which are good, and which are refused and why',
    reads: true,
    body: TakeoverRequest,
    reply: TakeoverReply,
  },
  'POST mandate/takeover': {
    access: 'manage',
    summary: 'Enter mandates with the numbers that they bear in a register kept with other software',
    body: TakeoverRequest,
    reply: TakeoverReply,
    creates: true,
    timeout: 60,
  },
  'GET mandate/{id}': {
    access: 'read',
    summary: 'One mandate',
    kept: 'properties',
    staleAfter: ['mandate'],
    params: write.MandateIdParams,
    reply: MandateSchema,
  },
  'GET mandate/{id}/signing': {
    access: 'read',
    summary: 'Who signs a mandate, what it lacks before it may be signed by all, and who signs for the agency',
    staleAfter: ['mandate', 'contact', 'property', 'agency', 'media'],
    params: write.MandateIdParams,
    reply: SigningStateSchema,
  },
  'POST mandate': {
    access: 'write',
    summary: 'Create a mandate that waits for its signatures; what is left out comes from the property',
    body: write.NewMandateSchema,
    reply: MandateSchema,
    creates: true,
  },
  'PATCH mandate/{id}': {
    access: 'write',
    summary: 'Change a mandate that is not signed yet',
    params: write.MandateIdParams,
    body: write.MandatePatchSchema,
    reply: MandateSchema,
    version: 'required',
  },
  'PATCH mandate/{propertyRef}/signed': {
    access: 'write',
    summary: 'Note who signed; with the last signature the mandate takes the next number of its register',
    params: z.strictObject({ propertyRef: ReferenceSchema }),
    body: write.SigningSchema,
    reply: MandateSchema,
    version: 'optional',
  },
  'PATCH mandate/{id}/status/{status}': {
    access: 'write',
    summary: 'Conclude a mandate and its property by a sale or letting, or close it on the spot with its reason',
    params: write.MandateStatusParams,
    body: write.StatusActionSchema,
    reply: MandateSchema,
    version: 'optional',
  },
  'PATCH mandate/{id}/notice': {
    access: 'write',
    summary: 'Note a registered letter that ends a running mandate: after its notice, or at its term without renewal',
    params: write.MandateIdParams,
    body: write.GivenNoticeSchema,
    reply: MandateSchema,
    version: 'optional',
  },
  'PATCH mandate/{id}/notice/withdrawn': {
    access: 'write',
    summary: 'Take a notice back that both parties gave up, or that was noted by mistake',
    params: write.MandateIdParams,
    body: write.NoticeWithdrawnSchema,
    reply: MandateSchema,
    version: 'optional',
  },
  'PATCH mandate/{id}/amendment': {
    access: 'write',
    summary: 'Prepare an amendment of price, term, fees or powers, in the place of one that waits for its signatures',
    params: write.MandateIdParams,
    body: write.AmendmentDraftSchema,
    reply: MandateSchema,
    version: 'optional',
  },
  'PATCH mandate/{id}/amendment/signed': {
    access: 'write',
    summary: 'Note who signed the amendment that waits; with the last signature it takes effect',
    params: write.MandateIdParams,
    body: write.AmendmentSigningSchema,
    reply: MandateSchema,
    version: 'optional',
  },
  'PATCH mandate/{id}/amendment/dropped': {
    access: 'write',
    summary: 'Give up an amendment that not everybody has signed',
    params: write.MandateIdParams,
    reply: MandateSchema,
    version: 'optional',
  },
  'PATCH mandate/{id}/extend': {
    access: 'write',
    summary: 'Move the term of a mandate by a dated amendment; an expired one runs again',
    params: write.MandateIdParams,
    body: write.ExtensionSchema,
    reply: MandateSchema,
    version: 'optional',
  },
});
