import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedFor } from './http/forwarded-for';
import { PROBLEMS, type ProblemCode } from '@pignon/shared/domain/common/problem';
import { holdsAccess, type RoleAccess } from '@pignon/shared/domain/user/access.policy';
import { BROWSER_COOKIE } from '@pignon/shared/domain/http/browser-cookie';
import { cookiePair } from '@pignon/shared/domain/http/cookie';
import { isHttpsRequest } from '@pignon/shared/domain/http/is-https-request';
import type { OwnUser } from '@pignon/shared/domain/user/second-factor.schema';

/** Timeout in milliseconds of calls from the edge to the API. */
export const API_TIMEOUT_MS = 5_000;

/**
 * Headers by which the API knows the caller (token), the browser (cookie with its id, by the name that its protocol
 * gives it), the device of a session that it records with this call, and the address that refused tokens are counted for.
 */
function callerHeaders({ id, raw: { headers, socket } }: FastifyRequest): Record<string, string> {
  const { authorization = '', 'user-agent': device, 'x-forwarded-proto': protocol = 'http' } = headers;
  const cookie = cookiePair(headers.cookie, BROWSER_COOKIE, isHttpsRequest(headers));
  return {
    authorization,
    'x-request-id': id,
    'x-forwarded-for': forwardedFor({ headers, socket }),
    'x-forwarded-proto': String(protocol),
    ...(cookie !== undefined && { cookie }),
    ...(device !== undefined && { 'user-agent': device }),
  };
}

/** Identifies the caller through the API, or returns the status to answer instead. */
export async function identifyPerson(request: FastifyRequest, apiUpstream: string): Promise<OwnUser | 401 | 502> {
  if (!request.headers.authorization) return 401;
  const answer = await fetch(`${apiUpstream}/api/user/me`, {
    headers: callerHeaders(request),
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
