import { BulkReply, BulkRequest } from '../../property/list/bulk.schema';
import { PropertyExportRequest } from '../../property/list/export.schema';
import * as listing from '../../property/import/import.schema';
import { defineCalls } from '../define-call';

/** Calls on many properties: of a list, and of a listing file. */
export const propertyListCalls = defineCalls({
  'POST property/bulk': {
    access: 'write',
    summary: 'Change the status or the negotiator of several properties, each for itself, and say what became of each',
    changes: ['property'],
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
  'POST property/import': {
    access: 'manage',
    summary:
      'Send a file of listings (a Poliris zip, or Annonces.csv alone): it is read and checked, nothing is written yet',
    changes: ['property'],
    multipart: true,
    reply: listing.ListingImportSchema,
    timeout: 600,
  },
  'GET property/import': {
    access: 'manage',
    summary: 'Imports of listings, newest first, page by page',
    staleAfter: ['property'],
    query: listing.ImportsQuery,
    reply: listing.ImportsReply,
  },
  'GET property/import/{importId}': {
    access: 'manage',
    summary: 'One import: how far it has come, and how many lines became what',
    staleAfter: ['property'],
    params: listing.ImportParams,
    reply: listing.ListingImportSchema,
  },
  'GET property/import/{importId}/rows': {
    access: 'manage',
    summary: 'The lines of an import with their problems and suppositions, page by page',
    staleAfter: ['property'],
    params: listing.ImportParams,
    query: listing.ImportRowsQuery,
    reply: listing.ImportRowsReply,
  },
  'POST property/import/{importId}/run': {
    access: 'manage',
    summary: 'Carry an import out, without the lines that are left out; it goes on by itself',
    changes: ['property'],
    params: listing.ImportParams,
    body: listing.ImportStart,
    reply: listing.ListingImportSchema,
  },
  'POST property/import/{importId}/undo': {
    access: 'manage',
    summary: 'Take an import back; what was worked on since is kept and named',
    changes: ['property'],
    params: listing.ImportParams,
    reply: listing.ListingImportSchema,
  },
});
