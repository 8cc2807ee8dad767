import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';

type Details = Parameters<NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['retryDelay']>>[0];

/** Error codes of a call to a process that stopped. */
const STOPPED_PROCESS_CODES = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
const RETRY_DELAYS_MS = [100, 400];

/** Retries reads, so that another process answers. @returns the delay in milliseconds; null to keep the response */
export function retryDelay({ req, res, err, attempt, getDefaultDelay }: Details): number | null {
  const code = (err as NodeJS.ErrnoException | null)?.code;
  if (!code) return getDefaultDelay(req, res, err, attempt);
  return req.method === 'GET' && STOPPED_PROCESS_CODES.includes(code) ? (RETRY_DELAYS_MS[attempt] ?? null) : null;
}
