import type { Call } from '@pignon/shared/domain/calls/define-call';
import { PROBLEMS, type ProblemCode } from '@pignon/shared/domain/common/problem';
import { ProblemSchema } from '@pignon/shared/domain/common/problem.schema';
import { z } from 'zod';
import { schemaOf, type Json } from './schemas';

const PROBLEM_TYPE = 'application/problem+json';

/** One response per problem, by its code. */
export const PROBLEM_RESPONSES: Json = Object.fromEntries(
  Object.entries(PROBLEMS).map(([code, { title, message }]) => [
    code,
    {
      description: `${title}: « ${message} »`,
      content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);
export const PROBLEM_SCHEMA = schemaOf(ProblemSchema, 'output');

const refusal = (code: ProblemCode): Json => ({ $ref: `#/components/responses/${code}` });

/** 403 has two codes; both are described in one answer. */
const NOT_ALLOWED: Json = {
  description: 'The account is not active (ACCOUNT_NOT_ACTIVE), or holds none of the roles (FORBIDDEN)',
  content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
};

interface Cause {
  status: number;
  answer: Json;
  applies: (call: Call, method: string) => boolean;
}

const of = (code: ProblemCode, applies: Cause['applies']): Cause => ({
  status: PROBLEMS[code].status,
  answer: refusal(code),
  applies,
});
const writes = (_: Call, method: string) => method !== 'GET';

const CAUSES: readonly Cause[] = [
  of('BAD_REQUEST', writes),
  of('NOT_AUTHENTICATED', ({ access }) => access !== 'public'),
  { status: 403, answer: NOT_ALLOWED, applies: ({ access }) => access !== 'public' },
  of('NOT_FOUND', ({ params }) => params !== undefined),
  of('CONFLICT', ({ access }, method) => writes({} as Call, method) && access !== 'public'),
  of('STALE', ({ version }) => version !== undefined),
  of('TOO_LARGE', writes),
  of('UNSUPPORTED_MEDIA', ({ body, multipart }) => body !== undefined || multipart === true),
  of('VALIDATION', ({ params, query, body, creates }) =>
    [params, query, body, creates].some((part) => part !== undefined),
  ),
  of('VERSION_REQUIRED', ({ version }) => version === 'required'),
  of('UNAVAILABLE', () => true),
];

/** The refusals that a call may meet, by status. */
export function refusalsOf(call: Call, method: string): Json {
  const met = CAUSES.filter(({ applies }) => applies(call, method));
  return Object.fromEntries(met.map(({ status, answer }) => [status, answer]));
}

const ETAG: Json = { ETag: { description: 'The version of what is answered', schema: { type: 'string' } } };

const isVersioned = (schema: Json) => 'version' in ((schema['properties'] ?? {}) as Json);

/** Describes a successful response. */
export function successOf(call: Call, method: string): Json {
  if (call.file !== undefined) {
    const disposition = {
      'Content-Disposition': { description: 'The name to save it under', schema: { type: 'string' } },
    };
    const content = { [call.file]: { schema: { type: 'string', format: 'binary' } } };
    return { '200': { description: 'The file', headers: disposition, content } };
  }
  if (call.reply instanceof z.ZodVoid) return { '204': { description: 'Done; no body' } };
  const schema = schemaOf(call.reply, 'output');
  const versioned = isVersioned(schema);
  const okResponse = {
    description: call.creates ? 'Created' : 'Done',
    ...(versioned ? { headers: ETAG } : {}),
    content: { 'application/json': { schema } },
  };
  const same = call.version !== undefined || (method === 'GET' && versioned);
  return {
    [call.creates ? '201' : '200']: okResponse,
    ...(same ? { '304': { description: 'Nothing changed; no body' } } : {}),
  };
}
