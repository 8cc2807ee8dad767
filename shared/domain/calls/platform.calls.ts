import { z } from 'zod';
import { ClientErrorSchema } from '../client-error/client-error.schema';
import { CommuneCompletion, CommuneQuery, CommuneSchema } from '../commune/commune.schema';
import { MessagesQuery, MessagesReply } from '../messages/messages.schema';
import { RecordNamesReply, RecordNamesRequest } from '../record/record-name.schema';
import { SearchHitSchema, SearchQuery } from '../search/search.schema';
import { defineCalls } from './define-call';

export const platformCalls = defineCalls({
  'GET messages': {
    access: 'public',
    summary: 'The message catalogue of a language',
    staleAfter: ['message'],
    query: MessagesQuery,
    reply: MessagesReply,
  },
  'GET search': {
    access: 'read',
    summary: 'Properties and contacts that answer a text, best first, at most 20',
    staleAfter: ['property', 'contact', 'mandate'],
    query: SearchQuery,
    reply: z.array(SearchHitSchema),
  },
  'POST record/names': {
    access: 'read',
    summary: 'How records are called that something refers to; those that are gone are left out',
    reads: true,
    kept: 'contacts',
    staleAfter: ['property', 'contact', 'mandate', 'visit', 'event', 'user'],
    body: RecordNamesRequest,
    reply: RecordNamesReply,
  },
  'GET commune': {
    access: 'read',
    summary: 'Communes by their INSEE codes',
    kept: 'contacts',
    query: CommuneQuery,
    reply: z.array(CommuneSchema),
  },
  'GET commune/find': {
    access: 'read',
    summary: 'Communes whose name or postcode begins with a text, the most populated first, at most 10',
    query: CommuneCompletion,
    reply: z.array(CommuneSchema),
  },
  'POST client-error': {
    access: 'public',
    summary: 'A failure seen by a browser',
    changes: { none: 'A report of a failure is no record.' },
    body: ClientErrorSchema,
    reply: z.strictObject({ received: z.literal(true) }),
  },
});
