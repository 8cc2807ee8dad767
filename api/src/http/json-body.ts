import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. Clients declare JSON on every call, also on those without a body: an empty body is then none,
 * where Fastify would refuse it. Keys that would change a prototype are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** Number of items serialized at once: a few kilobytes, which V8 neither flattens nor keeps as a large object. */
const PIECE = 16;
const COMMA = ','.charCodeAt(0);
const END = Buffer.from(']');

/**
 * Serializes a response as UTF-8 JSON, a list piece by piece: as one string, a list of 250 kB takes four times as long
 * to flatten and encode.
 */
export function jsonBytes(answer: unknown): Buffer {
  if (!Array.isArray(answer) || answer.length <= PIECE) return Buffer.from(JSON.stringify(answer));
  const pieces: Buffer[] = [];
  for (let from = 0; from < answer.length; from += PIECE) {
    const piece = Buffer.from(JSON.stringify(answer.slice(from, from + PIECE)));
    if (from > 0) piece[0] = COMMA;
    pieces.push(piece.subarray(0, -1));
  }
  return Buffer.concat([...pieces, END]);
}
