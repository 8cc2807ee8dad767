import type { FastifyReply } from 'fastify';

/** How work ends whose asker goes away in the middle of it. */
const CUT_OFF = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** True for what failed for no other reason than that the asker has gone: navigated away, or asked for something newer. */
export function isGivenUp({ raw }: FastifyReply, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return raw.destroyed && !raw.writableFinished && CUT_OFF.includes(code);
}
