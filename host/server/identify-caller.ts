import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS, type ProblemCode } from '@pignon/shared/domain/common/problem';
import { holdsAccess, type RoleAccess } from '@pignon/shared/domain/user/access.policy';
import type { OwnUser } from '@pignon/shared/domain/user/second-factor.schema';

/** Timeout in milliseconds of calls from the edge to the API. */
export const API_TIMEOUT_MS = 5_000;

/** By these the API knows caller, session and browser. */
const BROWSER_HEADERS = ['authorization', 'cookie', 'user-agent', 'x-forwarded-proto'] as const;

function browserHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    BROWSER_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Identifies the caller through the API, or returns the status to answer instead. */
export async function identifyPerson(
  { headers, id }: FastifyRequest,
  apiUpstream: string,
): Promise<OwnUser | 401 | 502> {
  if (!headers.authorization) return 401;
  const answer = await fetch(`${apiUpstream}/api/user/me`, {
    headers: { ...browserHeaders(headers), 'x-request-id': id },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  }).catch(() => undefined);
  if (answer?.ok) return (await answer.json()) as OwnUser;
  return answer && answer.status < 500 ? 401 : 502;
}

/** Answers with a problem document, as the API does. */
export function problem(
  reply: FastifyReply,
  code: ProblemCode,
  message: string = PROBLEMS[code].message,
): FastifyReply {
  const { status, title } = PROBLEMS[code];
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, code, message, requestId: reply.request.id });
}

/** Returns the refusal of an unauthorized caller; undefined for an authorized one. */
export async function refusalFor(
  request: FastifyRequest,
  apiUpstream: string,
  level: RoleAccess,
): Promise<ProblemCode | undefined> {
  const person = await identifyPerson(request, apiUpstream);
  if (person === 401) return 'NOT_AUTHENTICATED';
  if (person === 502) return 'UNAVAILABLE';
  if (person.status !== 'ACTIVE') return 'ACCOUNT_NOT_ACTIVE';
  if (person.secondFactorStep) return 'SECOND_FACTOR';
  return holdsAccess(person.roles, level) ? undefined : 'FORBIDDEN';
}
