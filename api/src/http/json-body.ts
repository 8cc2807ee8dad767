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
const ITEMS_AT_ONCE = 16;
const COMMA = ','.charCodeAt(0);
const END = Buffer.from(']');

/**
 * Serializes a response as UTF-8 JSON, a list some items at a time: as one string, a list of 250 kB takes four times as long
 * to flatten and encode.
 */
export function jsonBytes(answer: unknown): Buffer {
  if (!Array.isArray(answer) || answer.length <= ITEMS_AT_ONCE) return Buffer.from(JSON.stringify(answer));
  const parts: Buffer[] = [];
  for (let from = 0; from < answer.length; from += ITEMS_AT_ONCE) {
    const part = Buffer.from(JSON.stringify(answer.slice(from, from + ITEMS_AT_ONCE)));
    if (from > 0) part[0] = COMMA;
    parts.push(part.subarray(0, -1));
  }
  return Buffer.concat([...parts, END]);
}
