import { z } from 'zod';
import {
  HistoryEntryParams,
  HistoryEntrySchema,
  HistoryLanguage,
  HistoryLineSchema,
  HistoryQuery,
} from '../audit/history.schema';
import {
  ContactRankReply,
  ContactRankRequest,
  NewlyMatchingReply,
  NewlyMatchingRequest,
  PropertyRankReply,
  PropertyRankRequest,
  StrictQuery,
} from '../matching/matching.schema';
import { PropertyMapReply, PropertyMapRequest } from '../place/map.schema';
import { CubeReply, CubeRequest, FacetsReply, FacetsRequest } from '../property/analysis/analysis.schema';
import { ComplianceQuery, ComplianceReply } from '../property/compliance/compliance.schema';
import {
  ByContactQuery,
  ByContactReply,
  PropertyFindReply,
  PropertyFindRequest,
} from '../property/property-find.schema';
import { MarketSchema } from '../property/market/market.schema';
import { PropertyDraftSchema, PropertyPatchSchema } from '../property/property-draft.schema';
import { PropertySchema, PropertySummarySchema, ReferenceSchema } from '../property/property.schema';
import { defineCalls } from './define-call';

const byReference = z.strictObject({ reference: ReferenceSchema });

export const propertyCalls = defineCalls({
  'POST property/find': {
    access: 'read',
    summary: 'Search properties, page by page',
    reads: true,
    kept: 'properties',
    staleAfter: ['property', 'mandate', 'media'],
    body: PropertyFindRequest,
    reply: PropertyFindReply,
  },
  'GET property/{reference}': {
    access: 'read',
    summary: 'One property',
    kept: 'properties',
    staleAfter: ['property', 'mandate', 'media'],
    params: byReference,
    reply: PropertySchema,
  },
  'POST property': {
    access: 'write',
    summary: 'Create a property; what is left out gets its default',
    changes: ['property.saved'],
    body: PropertyDraftSchema,
    creates: true,
    reply: PropertySchema,
  },
  'PATCH property/{reference}': {
    access: 'write',
    summary: 'Change fields of a property; each one given replaces what was',
    changes: ['property.saved'],
    params: byReference,
    body: PropertyPatchSchema,
    version: 'required',
    reply: PropertySchema,
  },
  'POST property/byReferences': {
    access: 'read',
    summary: 'At most 100 properties in the order asked, unknown ones left out',
    reads: true,
    kept: 'properties',
    staleAfter: ['property', 'mandate', 'media'],
    body: z.array(ReferenceSchema).max(100),
    reply: z.strictObject({ content: z.array(PropertySummarySchema) }),
  },
  'GET property/byContact/{contactId}': {
    access: 'read',
    summary: 'Properties that a contact is tied to, newest first, page by page',
    kept: 'properties',
    staleAfter: ['property', 'mandate', 'media'],
    params: z.strictObject({ contactId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    query: ByContactQuery,
    reply: ByContactReply,
  },
  'POST property/rank': {
    access: 'read',
    summary: 'Holds properties against search criteria, best first, with the reasons for and against',
    reads: true,
    kept: 'contacts',
    staleAfter: ['property', 'mandate', 'media', 'proposal'],
    query: StrictQuery,
    body: PropertyRankRequest,
    reply: PropertyRankReply,
  },
  'POST contact/rank': {
    access: 'read',
    summary: 'The customers whom a property suits best, with the reasons for and against',
    reads: true,
    kept: 'contacts',
    staleAfter: ['contact', 'property', 'proposal'],
    query: StrictQuery,
    body: ContactRankRequest,
    reply: ContactRankReply,
  },
  'POST property/{reference}/newly-matching': {
    access: 'read',
    summary: 'The customers whom a property suits at a lower price and did not before, with the reasons, best first',
    reads: true,
    staleAfter: ['contact', 'property', 'proposal'],
    params: byReference,
    body: NewlyMatchingRequest,
    reply: NewlyMatchingReply,
  },
  'GET property/{reference}/compliance': {
    access: 'read',
    summary: 'What the law or the agency’s scale holds against advertising a property',
    kept: 'properties',
    staleAfter: ['property', 'mandate', 'media', 'agency'],
    params: byReference,
    query: ComplianceQuery,
    reply: ComplianceReply,
  },
  'GET property/{reference}/market': {
    access: 'read',
    summary: 'How long a property has been on the market, and what others like it in its commune ask',
    staleAfter: ['property'],
    params: byReference,
    reply: MarketSchema,
  },
  'GET property/{reference}/history': {
    access: 'read',
    summary: 'What happened to a property, newest first',
    kept: 'properties',
    staleAfter: ['property', 'mandate', 'media'],
    params: byReference,
    query: HistoryQuery,
    reply: z.array(HistoryLineSchema),
  },
  'GET property/{reference}/history/{auditId}': {
    access: 'read',
    summary: 'One change of a property, with the whole of it before and after',
    params: byReference.extend(HistoryEntryParams.shape),
    query: HistoryLanguage,
    reply: HistoryEntrySchema,
  },
  'POST property/cube': {
    access: 'read',
    summary: 'The portfolio as a pivot of two dimensions, every cell with the find that lists it',
    reads: true,
    kept: 'properties',
    staleAfter: ['property', 'mandate'],
    body: CubeRequest,
    reply: CubeReply,
  },
  'POST property/map': {
    access: 'read',
    summary: 'What a find would list, within the frame of a map: single properties, and clusters of those too near',
    reads: true,
    staleAfter: ['property', 'mandate', 'media'],
    body: PropertyMapRequest,
    reply: PropertyMapReply,
  },
  'POST property/facets': {
    access: 'read',
    summary: 'How many properties each value of each criterion would list, all others kept',
    reads: true,
    kept: 'properties',
    staleAfter: ['property', 'mandate'],
    body: FacetsRequest,
    reply: FacetsReply,
  },
});
