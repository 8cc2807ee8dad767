import { BulkReply, BulkRequest } from '../property/list/bulk.schema';
import { PropertyExportRequest } from '../property/list/export.schema';
import { defineCalls } from './define-call';

/** Calls of a list of properties, on many at once. */
export const propertyListCalls = defineCalls({
  'POST property/bulk': {
    access: 'write',
    summary: 'Change the status or the negotiator of several properties, each for itself, and say what became of each',
    body: BulkRequest,
    reply: BulkReply,
    timeout: 60,
  },
  'POST property/export': {
    access: 'read',
    summary: 'Properties as a table for spreadsheets: semicolons, decimal commas, French headings',
    reads: true,
    body: PropertyExportRequest,
    file: 'text/csv',
    timeout: 180,
  },
});
