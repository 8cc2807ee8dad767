import { z } from 'zod';
import { ReferenceSchema } from '../property/property.schema';
import { NewPortalSchema, PortalParams, PortalPatch, PortalSchema, RunLineSchema } from '../sync/portal.schema';
import * as sync from '../sync/sync.schema';
import { defineCalls } from './define-call';

export const syncCalls = defineCalls({
  'GET sync': {
    access: 'sync',
    summary: 'The portals that listings are sent to, with their last and next sending',
    staleAfter: ['sync'],
    reply: z.array(PortalSchema),
  },
  'POST sync': {
    access: 'sync',
    summary: 'Add a portal, switched off',
    changes: ['sync'],
    body: NewPortalSchema,
    creates: true,
    reply: PortalSchema,
  },
  'PATCH sync/{portal}': {
    access: 'sync',
    summary: 'Change a portal; its password is taken and never given back',
    changes: ['sync'],
    params: PortalParams,
    body: PortalPatch,
    version: 'required',
    reply: PortalSchema,
  },
  'DELETE sync/{portal}': {
    access: 'sync',
    summary:
      'Delete a portal with its password and choices; its sendings stay to be read, and nothing is taken off the portal',
    changes: ['sync'],
    params: PortalParams,
    reply: z.void(),
  },
  'GET sync/{portal}/listings': {
    access: 'sync',
    summary: 'Properties on the market, and whether they go to this portal',
    staleAfter: ['sync', 'property', 'mandate', 'media'],
    params: PortalParams,
    query: sync.ListingsQuery,
    reply: sync.ListingsReply,
  },
  'PATCH sync/{portal}/listings': {
    access: 'sync',
    summary: 'Put properties on a portal or keep them off it; what the law or the portal refuses is left out and named',
    changes: ['sync'],
    params: PortalParams,
    body: sync.ListingsPatch,
    version: 'optional',
    reply: sync.ListingsChanged,
  },
  'POST sync/{portal}/test': {
    access: 'sync',
    summary:
      'Try whether a file could be left at the portal, with the settings as they are saved; leaves nothing there',
    reads: true,
    params: PortalParams,
    reply: sync.ConnectionReply,
  },
  'POST sync/{portal}/preflight': {
    access: 'sync',
    summary: 'What the portal or the law would refuse, listing by listing; sends nothing',
    reads: true,
    params: PortalParams,
    reply: sync.PreflightReply,
  },
  'POST sync/{portal}/run': {
    access: 'sync',
    summary: 'Ask for a sending now; never two of one portal at once',
    changes: ['sync.started'],
    params: PortalParams,
    creates: true,
    reply: RunLineSchema,
  },
  'GET property/{reference}/portals': {
    access: 'read',
    summary: 'Where a property is published, since when and with what, and where it goes next',
    staleAfter: ['sync', 'property', 'mandate', 'media'],
    params: z.strictObject({ reference: ReferenceSchema }),
    reply: z.array(sync.PropertyPortalSchema),
  },
  'GET sync/histo': {
    access: 'sync',
    summary: 'Sendings, newest first, page by page',
    staleAfter: ['sync'],
    query: sync.RunFindQuery,
    reply: sync.RunFindReply,
  },
  'GET sync/histo/{runId}': {
    access: 'sync',
    summary: 'One sending with what became of each listing',
    staleAfter: ['sync'],
    params: sync.RunParams,
    reply: sync.RunDetailSchema,
  },
  'GET sync/histo/{runId}/differences': {
    access: 'sync',
    summary:
      'What a sending changed at the portal against the one before: listings that are new, changed, the same, gone',
    staleAfter: ['sync', 'property'],
    params: sync.RunParams,
    query: sync.DifferencesQuery,
    reply: sync.DifferencesReply,
  },
  'GET sync/histo/{runId}/listing/{reference}': {
    access: 'sync',
    summary: 'What a sending said of a listing otherwise than the one before, place by place',
    staleAfter: ['sync'],
    params: sync.RunListingParams,
    reply: sync.ListingFieldChangesReply,
  },
  'POST sync/histo/{runId}/replay': {
    access: 'sync',
    summary: 'Ask for a sending again: its kept file byte for byte, or a new file',
    changes: ['sync.started'],
    params: sync.RunParams,
    body: sync.ReplayBody,
    creates: true,
    reply: RunLineSchema,
  },
  'GET sync/histo/{runId}/file': {
    access: 'sync',
    summary: 'The file that was sent',
    params: sync.RunParams,
    file: 'application/octet-stream',
  },
});
