import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';

type Details = Parameters<NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['retryDelay']>>[0];

/** How a call ends whose process goes away under it, or has gone. */
const GONE = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
const AGAIN_AFTER_MS = [100, 400];

/**
 * What only reads is asked again, as another process may be there to answer.
 * @returns after how many milliseconds; nothing where the answer stands
 */
export function retryDelay({ req, res, err, attempt, getDefaultDelay }: Details): number | null {
  const code = (err as NodeJS.ErrnoException | null)?.code;
  if (!code) return getDefaultDelay(req, res, err, attempt);
  return req.method === 'GET' && GONE.includes(code) ? (AGAIN_AFTER_MS[attempt] ?? null) : null;
}
