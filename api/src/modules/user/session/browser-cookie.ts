import { randomUUID } from 'node:crypto';
import { isHttpsRequest } from '@pignon/shared/domain/http/is-https-request';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** 400 days in seconds, the longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 34_560_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Over https, the prefix `__Host-` keeps other hosts of the domain and network attackers from setting the cookie. */
const cookieName = (secure: boolean): string => (secure ? '__Host-pignon-browser' : 'pignon-browser');

/**
 * The random id of the caller's browser; null without one. It joins the sign-ins of one browser to one line of the list,
 * and spares a new sign-in there the second factor for 12 hours. It opens nothing without a sign-in.
 */
export function browserIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const prefix = `${cookieName(isHttpsRequest(headers))}=`;
  const pair = (headers.cookie ?? '').split('; ').find((each) => each.startsWith(prefix));
  const id = pair?.slice(prefix.length) ?? '';
  return UUID.test(id) ? id : null;
}

/** Gives a browser without an id one, which scripts cannot read. */
export function giveBrowserId(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): void {
  if (browserIdOf(request) !== null) return;
  const secure = isHttpsRequest(request.headers);
  const flags = [`Max-Age=${MAX_AGE_SECONDS}`, 'Path=/', 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])];
  reply.header('set-cookie', [`${cookieName(secure)}=${randomUUID()}`, ...flags].join('; '));
}
