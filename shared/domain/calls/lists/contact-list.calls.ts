import { z } from 'zod';
import { ContactBulkReply, ContactBulkRequest } from '../../contact/list/bulk.schema';
import { ContactExportRequest, SourceSchema } from '../../contact/list/export.schema';
import { defineCalls } from '../define-call';

/** Calls on many contacts. */
export const contactListCalls = defineCalls({
  'GET contact/source': {
    access: 'read',
    summary: 'Where contacts come from, in the words that were typed, the most frequent first, at most 100',
    staleAfter: ['contact'],
    reply: z.array(SourceSchema),
  },
  'POST contact/bulk': {
    access: 'write',
    summary:
      'Change the negotiator, a type or the archive of several contacts, each for itself, and say what became of each',
    changes: ['contact'],
    body: ContactBulkRequest,
    reply: ContactBulkReply,
    timeout: 60,
  },
  'POST contact/export': {
    access: 'manage',
    summary: 'Contacts as a table for spreadsheets, journaled: semicolons, French headings',
    reads: true,
    body: ContactExportRequest,
    file: 'text/csv',
    timeout: 180,
  },
});
