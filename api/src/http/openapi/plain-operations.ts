import type { Access } from '@pignon/shared/domain/user/access.policy';
import { describeAccess, operationId } from './operation';
import type { Json } from './schemas';

interface Plain {
  access: Access;
  summary: string;
  type: string;
  schema: Json;
  parameters?: Json[];
}

const inPath = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const inQuery = (name: string, type: string): Json => ({ name, in: 'query', required: true, schema: { type } });
const STATUS: Json = { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] };
const TEXT: Json = { type: 'string' };

/** Routes outside the call table, for programs. */
const PLAIN: Readonly<Record<string, Plain>> = {
  'GET healthz': { access: 'public', summary: 'The process answers', type: 'application/json', schema: STATUS },
  'GET readyz': {
    access: 'public',
    summary: 'The process and its database answer; 503 while they do not, or while the schema is brought up to date',
    type: 'application/json',
    schema: STATUS,
  },
  'GET metrics': { access: 'public', summary: 'Measures for Prometheus', type: 'text/plain', schema: TEXT },
  'GET openapi.json': {
    access: 'public',
    summary: 'This document',
    type: 'application/json',
    schema: { type: 'object' },
  },
  'GET stream': {
    access: 'read',
    summary:
      'Server-sent events: `change` {kind, id, version} for everything that is written, `versions` {revision}, `resync` after a gap',
    type: 'text/event-stream',
    schema: TEXT,
  },
  'GET place/tile/{layer}/{z}/{x}/{y}': {
    access: 'public',
    summary: 'A tile of the map under a signed address; 204 while the map service cannot be asked',
    type: 'image/png',
    schema: { type: 'string', format: 'binary' },
    parameters: [...['layer', 'z', 'x', 'y'].map(inPath), inQuery('e', 'integer'), inQuery('s', 'string')],
  },
  'GET sync/photo/{reference}/{signature}/{name}': {
    access: 'public',
    summary: 'A picture of a listing under a signed address, for portals; 404 once no portal has the listing',
    type: 'image/jpeg',
    schema: { type: 'string', format: 'binary' },
    parameters: ['reference', 'signature', 'name'].map(inPath),
  },
  'GET p/{token}': {
    access: 'public',
    summary: 'What was proposed to a customer, as a page that needs no sign-in and no script',
    type: 'text/html',
    schema: TEXT,
    parameters: [inPath('token')],
  },
  'POST p/{token}/{reference}': {
    access: 'public',
    summary: 'A customer’s answer on one property, from that page',
    type: 'text/html',
    schema: TEXT,
    parameters: [inPath('token'), inPath('reference')],
  },
  'GET p/{token}/unsubscribe': {
    access: 'public',
    summary: 'Asks whether somebody wants no more messages; changes nothing',
    type: 'text/html',
    schema: TEXT,
    parameters: [inPath('token')],
  },
  'POST p/{token}/unsubscribe': {
    access: 'public',
    summary: 'Somebody wants no more messages (RFC 8058)',
    type: 'text/html',
    schema: TEXT,
    parameters: [inPath('token')],
  },
  'GET media/file/{owner}/{reference}/{size}/{path}': {
    access: 'public',
    summary: 'The bytes of a media under a signed address',
    type: 'application/octet-stream',
    schema: { type: 'string', format: 'binary' },
    parameters: [
      ...['owner', 'reference', 'size', 'path'].map(inPath),
      inQuery('e', 'integer'),
      inQuery('s', 'string'),
    ],
  },
};

const REFUSED: Json = { $ref: '#/components/responses/INTERNAL' };

/** Key and description of each. */
export const plainOperations = (): [string, Json][] =>
  Object.entries(PLAIN).map(([key, { access, summary, type, schema, parameters = [] }]) => [
    key,
    {
      operationId: operationId(key),
      tags: ['operations'],
      summary,
      description: describeAccess(access),
      ...(access === 'public' ? { security: [] } : {}),
      parameters,
      responses: { '200': { description: 'Done', content: { [type]: { schema } } }, default: REFUSED },
    },
  ]);
