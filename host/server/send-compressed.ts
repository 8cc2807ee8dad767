import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text, ready for every browser. */
export interface Compressed {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a text once; the same is then sent many times. */
export function compressed(text: string): Compressed {
  const plain = Buffer.from(text);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { plain, br, gzip: gzipSync(plain) };
}

/** Sends a text as the browser takes it. @param varies what else of the request decides, beside what it takes */
export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: Compressed,
  varies: readonly string[] = [],
): FastifyReply {
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', ['accept-encoding', ...varies].join(', ')).send(text[encoding ?? 'plain']);
}
