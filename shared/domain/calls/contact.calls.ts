import { z } from 'zod';
import { ContactDraftSchema, ContactPatchSchema } from '../contact/contact-draft.schema';
import { ContactFindReply, ContactFindRequest, ContactSchema, FollowUpsRequest } from '../contact/contact.schema';
import { ContactExportSchema } from '../contact/contact-export.schema';
import { DuplicateSchema, DuplicatesRequest } from '../contact/duplicates/duplicates.schema';
import { ErasurePreviewSchema, ErasureSchema } from '../contact/erasure/erasure.schema';
import { ImportReply, ImportRequest } from '../contact/import/import.schema';
import { MergeParams, MergePreviewSchema, MergeRequest } from '../contact/merge/merge.schema';
import { ReviewFindReply, ReviewFindRequest, ReviewInputSchema, ReviewSchema } from '../contact/erasure/review.schema';
import { TimelineQuery, TimelineReply } from '../contact/timeline.schema';
import { defineCalls } from './define-call';

const byId = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const Ids = z.array(z.int().min(1)).max(100);

export const contactCalls = defineCalls({
  'POST contact/find': {
    access: 'read',
    summary: 'Search contacts, page by page',
    reads: true,
    kept: 'contacts',
    staleAfter: ['contact'],
    body: ContactFindRequest,
    reply: ContactFindReply,
  },
  'POST contact/byIds': {
    access: 'read',
    summary: 'Contacts by their ids, in the order asked for; unknown ones are left out',
    reads: true,
    kept: 'contacts',
    staleAfter: ['contact'],
    body: Ids,
    reply: z.strictObject({ content: z.array(ContactSchema) }),
  },
  'POST contact/duplicates': {
    access: 'read',
    summary: 'Contacts that a draft may be the duplicate of, most likely first, at most 20',
    reads: true,
    staleAfter: ['contact'],
    body: DuplicatesRequest,
    reply: z.array(DuplicateSchema),
  },
  'POST contact': {
    access: 'write',
    summary: 'Create a contact',
    changes: ['contact.saved'],
    body: ContactDraftSchema,
    reply: ContactSchema,
    creates: true,
  },
  'POST contact/import/check': {
    access: 'manage',
    summary: 'What an import of these lines would do: which are good, which are refused, and who is known already',
    reads: true,
    body: ImportRequest,
    reply: ImportReply,
  },
  'POST contact/import': {
    access: 'manage',
    summary:
      'Create contacts out of the lines of a file, but those that cannot be read and those of people known already',
    changes: ['contact'],
    body: ImportRequest,
    reply: ImportReply,
    creates: true,
    timeout: 60,
  },
  'GET contact/{id}': {
    access: 'read',
    summary: 'One contact',
    kept: 'contacts',
    staleAfter: ['contact'],
    params: byId,
    reply: ContactSchema,
  },
  'PATCH contact/{id}': {
    access: 'write',
    summary: 'Change fields of a contact',
    changes: ['contact.saved'],
    params: byId,
    body: ContactPatchSchema,
    reply: ContactSchema,
    version: 'required',
  },
  'GET contact/{id}/merge/{with}': {
    access: 'write',
    summary: 'Both records of a person and what joining them would move, or why they cannot be joined; changes nothing',
    staleAfter: ['contact'],
    params: MergeParams,
    reply: MergePreviewSchema,
  },
  'POST contact/{id}/merge': {
    access: 'write',
    summary: 'Join another record of the same person to this one; its number leads here from then on',
    changes: ['contact.saved'],
    params: byId,
    body: MergeRequest,
    reply: ContactSchema,
    creates: true,
  },
  'GET contact/{id}/timeline': {
    access: 'read',
    summary: 'Everything that happened with a contact, newest first, page by page',
    staleAfter: ['contact', 'property', 'mandate', 'visit', 'event', 'proposal'],
    params: byId,
    query: TimelineQuery,
    reply: TimelineReply,
  },
  'POST contact/follow-up/find': {
    access: 'read',
    summary: 'Who is to be called back before a day, the longest waiting first: for the home page',
    reads: true,
    kept: 'contacts',
    staleAfter: ['contact'],
    body: FollowUpsRequest,
    reply: ContactFindReply,
  },
  'POST contact/review/find': {
    access: 'manage',
    summary:
      'Persons of whom nothing was heard for three years and about whom nothing is decided, longest silent first',
    reads: true,
    staleAfter: ['contact'],
    body: ReviewFindRequest,
    reply: ReviewFindReply,
  },
  'POST contact/{id}/review': {
    access: 'manage',
    summary: 'Decide about somebody who has been silent: keep them for a reason, ask them, or put them away',
    changes: ['contact.saved'],
    params: byId,
    body: ReviewInputSchema,
    reply: ReviewSchema,
  },
  'GET contact/{id}/export': {
    access: 'write',
    summary: 'Everything held on a person (GDPR), to be handed to them',
    params: byId,
    reply: ContactExportSchema,
  },
  'GET contact/{id}/erasure': {
    access: 'manage',
    summary: 'What an erasure would take and what the law would keep, or why it cannot be; changes nothing',
    staleAfter: ['contact', 'property', 'mandate', 'visit'],
    params: byId,
    reply: ErasurePreviewSchema,
  },
  'POST contact/{id}/erase': {
    access: 'manage',
    summary: 'Erase a person’s data (GDPR) but what the law keeps; says what, until when and why',
    changes: ['contact.erased'],
    params: byId,
    reply: ErasureSchema,
  },
});
