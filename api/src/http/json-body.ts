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
const END = ']'.charCodeAt(0);
/** Bytes of UTF-8 per UTF-16 code unit, at most. */
const MAX_BYTES = 3;
/** Size up to which the buffer below is kept for the next list. */
const MAX_KEPT = 4 * 1024 * 1024;

/** Where a list is written before its size is known. */
let draft = Buffer.alloc(64 * 1024);

/**
 * Serializes a response as UTF-8 JSON, a list some items at a time: as one string, a list of 250 kB takes four times as long
 * to flatten and encode.
 */
export function jsonBytes(answer: unknown): Buffer {
  if (!Array.isArray(answer) || answer.length <= ITEMS_AT_ONCE) return Buffer.from(JSON.stringify(answer));
  let target = draft;
  let end = 0;
  for (let from = 0; from < answer.length; from += ITEMS_AT_ONCE) {
    const text = JSON.stringify(answer.slice(from, from + ITEMS_AT_ONCE));
    const needed = end + text.length * MAX_BYTES;
    if (needed > target.length) target = Buffer.concat([target.subarray(0, end)], needed * 2);
    const written = target.write(text, end);
    if (from > 0) target[end] = COMMA;
    // the next part's bracket takes the place of this one's
    end += written - 1;
  }
  target[end] = END;
  if (target.length <= MAX_KEPT) draft = target;
  return Buffer.from(target.subarray(0, end + 1));
}
