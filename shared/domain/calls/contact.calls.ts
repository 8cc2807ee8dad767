import { z } from 'zod';
import { ContactDraftSchema, ContactPatchSchema } from '../contact/contact-draft.schema';
import { ContactFindReply, ContactFindRequest, ContactSchema } from '../contact/contact.schema';
import { ContactExportSchema } from '../contact/contact-export.schema';
import { DuplicateSchema, DuplicatesRequest } from '../contact/duplicates.schema';
import { ErasureSchema } from '../contact/erasure.schema';
import { defineCalls } from './define-call';

const byId = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const Ids = z.array(z.int().min(1)).max(100);

export const contactCalls = defineCalls({
  'POST contact/find': {
    access: 'read',
    summary: 'Search contacts, page by page',
    body: ContactFindRequest,
    reply: ContactFindReply,
  },
  'POST contact/byIds': {
    access: 'read',
    summary: 'Contacts by their ids, in the order asked for; unknown ones are left out',
    body: Ids,
    reply: z.strictObject({ content: z.array(ContactSchema) }),
  },
  'POST contact/duplicates': {
    access: 'read',
    summary: 'Contacts that a draft may be the double of, most likely first, at most 20',
    body: DuplicatesRequest,
    reply: z.array(DuplicateSchema),
  },
  'POST contact': {
    access: 'write',
    summary: 'Create a contact',
    body: ContactDraftSchema,
    reply: ContactSchema,
    creates: true,
  },
  'GET contact/{id}': {
    access: 'read',
    summary: 'One contact',
    params: byId,
    reply: ContactSchema,
  },
  'PATCH contact/{id}': {
    access: 'write',
    summary: 'Change fields of a contact',
    params: byId,
    body: ContactPatchSchema,
    reply: ContactSchema,
    version: 'required',
  },
  'GET contact/{id}/export': {
    access: 'write',
    summary: 'Everything held on a person (GDPR), to be handed to them',
    params: byId,
    reply: ContactExportSchema,
  },
  'POST contact/{id}/erase': {
    access: 'manage',
    summary: 'Erase a person’s data (GDPR) but what the law keeps; says what, until when and why',
    params: byId,
    reply: ErasureSchema,
  },
});
