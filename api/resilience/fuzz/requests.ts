import { callTable } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import fc from 'fast-check';
import { z } from 'zod';
import { hostileText, hostileValue, corrupt, corruption } from './hostile-values';
import { valueOf, type JsonSchema } from './json-values';

export interface WireRequest {
  method: string;
  /** Path after /api/, as sent. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Existing values per parameter. */
export type Existing = Readonly<Record<string, readonly string[]>>;

const schemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function parameter(name: string, existing: Existing): fc.Arbitrary<string> {
  const known = existing[name] ?? ['1'];
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: hostileText });
}

/** Percent-encoded as a client would, or raw where the wire can carry it. */
const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ff%fe';
  }
};

function pathOf(template: string, existing: Existing): fc.Arbitrary<string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc.tuple(...names.map((name) => parameter(name, existing))).map((values) => {
    let at = 0;
    return template.replace(/\{\w+\}/g, () => encode(values[at++] ?? '').slice(0, 2000));
  });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function queryOf(call: Call): fc.Arbitrary<string> {
  const known = Object.entries(
    (call.query ? (schemaOf(call.query)['properties'] ?? {}) : {}) as Record<string, JsonSchema>,
  );
  const validPairs = known.map(([name, schema]) => fc.tuple(fc.constant(name), valueOf(schema).map(asText)));
  const invalidPair = fc.tuple(fc.constantFrom(...known.map(([name]) => name), 'unknown'), hostileText);
  const pair = fc
    .oneof(...validPairs.map((arbitrary) => ({ weight: 2, arbitrary })), {
      weight: 1 + known.length,
      arbitrary: invalidPair,
    })
    .map(([name, text]) => `${name}=${encode(text).slice(0, 3000)}`);
  const queryPairs = fc.array(pair, { maxLength: known.length === 0 ? 1 : 4 });
  return queryPairs.map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const BROKEN: readonly Buffer[] = [
  '',
  '{',
  '{"a":}',
  '[1,2',
  'null',
  '"text"',
  'undefined',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `"${'x'.repeat(1_500_000)}"`,
].map((text) => Buffer.from(text));
const BAD_UTF8 = Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')]);

function bodyOf(call: Call): fc.Arbitrary<Buffer> {
  const valid = call.body ? valueOf(schemaOf(call.body)) : fc.constant({});
  const corrupted = fc
    .tuple(valid, fc.array(corruption, { minLength: 1, maxLength: 3 }))
    .map(([value, corruptions]) => corruptions.reduce(corrupt, value));
  return fc.oneof(
    { weight: 3, arbitrary: valid.map(json) },
    { weight: 6, arbitrary: corrupted.map(json) },
    { weight: 1, arbitrary: hostileValue.map(json) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN, BAD_UTF8) },
  );
}

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      '',
    ),
  },
);
const version = fc.constantFrom(
  '"1"',
  '"2"',
  '"999"',
  '*',
  '1',
  '""',
  'W/"1"',
  '"-1"',
  '"1", "2"',
  '"99999999999999999999"',
);
const idempotency = fc.constantFrom('a', 'b', '', 'x'.repeat(300), 'é', 'key with space');

function requestOf(key: string, call: Call, existing: Existing): fc.Arbitrary<WireRequest> {
  const [method = 'GET', template = ''] = key.split(' ');
  const writes = method !== 'GET' && method !== 'DELETE';
  const parts = fc.record({
    path: pathOf(template, existing),
    query: queryOf(call),
    body: writes ? bodyOf(call) : fc.constant(undefined),
    type: contentType,
    version: fc.option(version, { freq: 6, nil: undefined }),
    idempotency: fc.option(idempotency, { freq: 1, nil: undefined }),
  });
  return parts.map((query) => ({
    method,
    path: query.path + query.query,
    headers: {
      ...(query.body === undefined || query.type === '' ? {} : { 'content-type': query.type }),
      ...(call.version && query.version !== undefined ? { 'if-match': query.version } : {}),
      ...((call.creates || call.waits) && query.idempotency !== undefined
        ? { 'idempotency-key': encodeURI(query.idempotency) }
        : {}),
    },
    ...(query.body === undefined ? {} : { body: query.body }),
  }));
}

const strayPath = fc.oneof(
  fc.constantFrom(
    '',
    '/',
    '%',
    '%zz',
    '%00',
    '..',
    '../../etc/passwd',
    '%2e%2e/%2e%2e/',
    'property/%ff',
    'a'.repeat(5000),
    'property//',
    '?',
    '#',
    ';',
    'media/property/%2e%2e/SM/%2e%2e',
  ),
  fc.webPath(),
);
const strayRequest: fc.Arbitrary<WireRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'),
  path: strayPath,
  headers: fc.constant({}),
});

/** Takes no input, and would end the session of all other requests of the same second. */
const SIGN_OUT = 'DELETE user/me/session/current';

/** Requests to every call of the table but the sign-out, from nearly right to absurd, and some to nowhere. */
export function requestsOf(existing: Existing): fc.Arbitrary<WireRequest> {
  const calls = Object.entries<Call>(callTable)
    .filter(([key]) => key !== SIGN_OUT)
    .map(([key, call]) => ({ weight: 2, arbitrary: requestOf(key, call, existing) }));
  return fc.oneof(...calls, { weight: 8, arbitrary: strayRequest });
}
