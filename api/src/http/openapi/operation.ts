import type { Call } from '@pignon/shared/domain/calls/define-call';
import { ACCESS_ROLES, type Access } from '@pignon/shared/domain/user/access.policy';
import { refusalsOf, successOf } from './responses';
import { header, parametersOf, schemaOf, type Json } from './schemas';

export function describeAccess(access: Access): string {
  if (access === 'public') return 'Open to everybody.';
  if (access === 'identity') return 'Needs a signed-in identity; the account need not be active.';
  const roles = ACCESS_ROLES[access];
  return roles.length === 0 ? 'Needs an active account.' : `Needs an active account with one of: ${roles.join(', ')}.`;
}

const IF_MATCH = 'The version that the change was made from, as the ETag of the answer gave it: "3"';
const IDEMPOTENCY_KEY = 'Chosen by the caller: the same demand sent again under it gets the first answer';

function headersOf({ version, creates, waits, reply }: Call, method: string): Json[] {
  const pattern = '^(W/)?"\\d{1,9}"$';
  const hasEtag = method === 'GET' && reply !== undefined;
  return [
    ...(version ? [header('If-Match', IF_MATCH, { type: 'string', pattern }, version === 'required')] : []),
    ...(creates || waits
      ? [header('Idempotency-Key', IDEMPOTENCY_KEY, { type: 'string', minLength: 1, maxLength: 200 })]
      : []),
    ...(hasEtag ? [header('If-None-Match', 'The ETag of the answer that the caller holds', { type: 'string' })] : []),
  ];
}

const FILES: Json = { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1 };

function bodyOf({ body, multipart }: Call): Json {
  if (multipart) {
    const schema = { type: 'object', properties: { files: FILES }, required: ['files'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  // a call whose body only filters a list may omit it
  const required = !body.safeParse({}).success;
  return { requestBody: { required, content: { 'application/json': { schema: schemaOf(body, 'input') } } } };
}

/** "PATCH sync/{portal}" -> "patchSyncByPortal". */
export function operationId(key: string): string {
  const [method = '', path = ''] = key.split(' ');
  const words = path
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '');
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

export const tagOf = (key: string): string => /^\w+ ([\w-]+)/.exec(key)?.[1] ?? '';

/** Describes one call for OpenAPI. */
export function operationOf(key: string, call: Call): Json {
  const [method = ''] = key.split(' ');
  return {
    operationId: operationId(key),
    tags: [tagOf(key)],
    summary: call.summary,
    description: describeAccess(call.access),
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headersOf(call, method),
    ],
    ...bodyOf(call),
    responses: {
      ...successOf(call, method),
      ...refusalsOf(call, method),
      default: { $ref: '#/components/responses/INTERNAL' },
    },
  };
}
