import { z } from 'zod';
import { ClientErrorSchema } from '../client-error/client-error.schema';
import { CommuneCompletion, CommuneQuery, CommuneSchema } from '../commune/commune.schema';
import { MessagesQuery, MessagesReply } from '../messages/messages.schema';
import { SearchHitSchema, SearchQuery } from '../search/search.schema';
import { defineCalls } from './define-call';

export const platformCalls = defineCalls({
  'GET messages': {
    access: 'public',
    summary: 'The message catalogue of a language',
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
    body: ClientErrorSchema,
    reply: z.strictObject({ received: z.literal(true) }),
  },
});
