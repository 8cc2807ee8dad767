import { randomUUID } from 'node:crypto';
import { BROWSER_COOKIE } from '@pignon/shared/domain/http/browser-cookie';
import { cookieText, readCookie } from '@pignon/shared/domain/http/cookie';
import { isHttpsRequest } from '@pignon/shared/domain/http/is-https-request';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** 400 days in seconds, the longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 34_560_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The random id of the caller's browser; null without one. It joins the sign-ins of one browser to one line of the list,
 * and spares a new sign-in there the second factor for 12 hours. It opens nothing without a sign-in.
 */
export function browserIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const id = readCookie(headers.cookie, BROWSER_COOKIE, isHttpsRequest(headers)) ?? '';
  return UUID.test(id) ? id : null;
}

/** Gives a browser without an id one, which scripts cannot read. */
export function giveBrowserId(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): void {
  if (browserIdOf(request) !== null) return;
  const isHttps = isHttpsRequest(request.headers);
  const attributes = { isHttps, maxAge: MAX_AGE_SECONDS, httpOnly: true, sameSite: 'Strict' } as const;
  reply.header('set-cookie', cookieText(BROWSER_COOKIE, randomUUID(), attributes));
}
