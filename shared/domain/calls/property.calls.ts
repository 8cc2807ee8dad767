import { z } from 'zod';
import { PropertyFindReply, PropertyFindRequest } from '../property/property-find.schema';
import { PropertySchema, ReferenceSchema } from '../property/property.schema';
import { defineCalls } from './define-call';

const byReference = z.strictObject({ reference: ReferenceSchema });

export const propertyCalls = defineCalls({
  'POST property/find': {
    access: 'read',
    summary: 'Search properties, page by page',
    body: PropertyFindRequest,
    reply: PropertyFindReply,
  },
  'GET property/{reference}': {
    access: 'read',
    summary: 'One property',
    params: byReference,
    reply: PropertySchema,
  },
});
