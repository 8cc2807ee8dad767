import { z } from 'zod';
import { ContactFindReply, ContactFindRequest, ContactSchema } from '../contact/contact.schema';
import { defineCalls } from './define-call';

export const contactCalls = defineCalls({
  'POST contact/find': {
    access: 'read',
    summary: 'Search contacts, page by page',
    body: ContactFindRequest,
    reply: ContactFindReply,
  },
  'GET contact/{id}': {
    access: 'read',
    summary: 'One contact',
    params: z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    reply: ContactSchema,
  },
});
