import type { FastifyReply } from 'fastify';

/** Error codes of streams and sockets whose client disconnected. */
const DISCONNECT_CODES = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** True for an error caused only by the client's disconnection: it navigated away or aborted the request. */
export function isClientDisconnect({ raw }: FastifyReply, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return raw.destroyed && !raw.writableFinished && DISCONNECT_CODES.includes(code);
}
