import * as list from '../../mandate/list/list.schema';
import { defineCalls } from '../define-call';

/** Calls on many mandates. */
export const mandateListCalls = defineCalls({
  'POST mandate/bulk': {
    access: 'write',
    summary: 'Put others in charge of several mandates, or give several drafts up, each for itself',
    changes: ['mandate'],
    body: list.MandateBulkRequest,
    reply: list.MandateBulkReply,
    timeout: 60,
  },
  'POST mandate/export': {
    access: 'write',
    summary: 'Mandates as a table for spreadsheets, journaled: semicolons, French headings',
    reads: true,
    body: list.MandateExportRequest,
    file: 'text/csv',
    timeout: 180,
  },
  'POST mandate/print': {
    access: 'write',
    summary: 'The agency’s copies of several mandates, each a PDF as it is kept, in one archive',
    reads: true,
    body: list.MandatePrintRequest,
    file: 'application/zip',
    timeout: 180,
  },
});
