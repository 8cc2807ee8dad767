import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text in the encodings that browsers accept. */
export interface Compressed {
  uncompressed: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a text once, for many responses. */
export function compressed(text: string): Compressed {
  const uncompressed = Buffer.from(text);
  const br = brotliCompressSync(uncompressed, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { uncompressed, br, gzip: gzipSync(uncompressed) };
}

/** Sends a text compressed as the browser accepts. @param varyHeaders other request headers that the response depends on */
export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: Compressed,
  varyHeaders: readonly string[] = [],
): FastifyReply {
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', ['accept-encoding', ...varyHeaders].join(', ')).send(text[encoding ?? 'uncompressed']);
}
