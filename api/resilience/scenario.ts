import { randomUUID } from 'node:crypto';
import { callTable, type CallKey } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import { ProblemSchema } from '@pignon/shared/domain/common/problem.schema';

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  form?: { body: Buffer; headers: Record<string, string> };
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  // Validated against the call's schema.
  body: Record<string, never>;
  bytes: Buffer;
}

/** Creating calls without idempotency key: repeated, they create again or find the first record. */
const CREATING_CALLS = new Set<string>([
  'POST user/me/calendar-token',
  'POST media/{owner}/{reference}',
  'POST property/import',
]);

function statusOf(key: CallKey): number {
  const call = callOf(key);
  if (call.creates || CREATING_CALLS.has(key)) return 201;
  return isVoid(call) ? 204 : 200;
}

const isVoid = ({ reply }: Call) => reply?.safeParse(undefined).success === true;

const callOf = (key: CallKey): Call => callTable[key];

/** Two users of one browser: the scenario's user with every role, and a second one without the manager's role. */
export interface Tokens {
  token: string;
  next: string;
}

type Send = (key: CallKey, options: CallOptions, bearer?: string) => Promise<Answered>;

/**
 * An authenticated response is cached nowhere, and its entity tag is useless to others: the next user who sends it gets
 * a full response.
 */
async function assertUncacheable(
  send: Send,
  key: CallKey,
  options: CallOptions,
  headers: Headers,
  next: string,
): Promise<void> {
  const { access } = callOf(key);
  if (access === 'public') return;
  expect([key, headers.get('cache-control'), headers.get('vary')]).toEqual([
    key,
    expect.stringMatching(/^private, no-store\b/),
    expect.stringContaining('Authorization'),
  ]);
  if (!key.startsWith('GET ')) return;
  const etagHeaders = { ...options.headers, 'if-none-match': headers.get('etag') ?? '"1"' };
  const { status } = await send(key, { ...options, headers: etagHeaders }, next);
  expect([key, status]).toEqual([key, access === 'manage' ? 403 : 200]);
}

/**
 * Calls the API over the network and checks each response against the call table; `answered` lists the calls that
 * passed.
 */
export function openScenario(url: string, { token, next }: Tokens, answered = new Set<string>()) {
  async function send(key: CallKey, options: CallOptions, bearer = token): Promise<Answered> {
    const { params = {}, query = '', body, form, headers = {} } = options;
    const [method = 'GET', template = ''] = key.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const allHeaders = new Headers({ authorization: `Bearer ${bearer}`, ...form?.headers, ...headers });
    if (body !== undefined) allHeaders.set('content-type', 'application/json');
    const response = await fetch(`${url}/api/${path}${query}`, {
      method,
      headers: allHeaders,
      ...(form ? { body: Uint8Array.from(form.body) } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const read = (isJson ? JSON.parse(bytes.toString('utf8')) : {}) as Record<string, never>;
    return { status: response.status, headers: response.headers, body: read, bytes };
  }

  /** The answer as the table writes it: its status, and its body by its schema. */
  async function succeed(key: CallKey, options: CallOptions = {}): Promise<Answered> {
    const call = callOf(key);
    const answer = await send(key, options);
    expect([key, answer.status, answer.status >= 400 ? answer.body : '']).toEqual([key, statusOf(key), '']);
    if (call.file !== undefined) {
      expect(answer.headers.get('content-type')).toContain(call.file);
      expect(answer.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''.+/);
    } else if (!isVoid(call)) expect(call.reply.safeParse(answer.body).error).toBeUndefined();
    await assertUncacheable(send, key, options, answer.headers, next);
    answered.add(key);
    return answer;
  }

  async function expectRefused(key: CallKey, options: CallOptions, status: number): Promise<Answered> {
    const answer = await send(key, options);
    expect([key, answer.status, answer.body]).toEqual([key, status, answer.body]);
    expect(ProblemSchema.safeParse(answer.body).error).toBeUndefined();
    return answer;
  }

  /** A change: 428 without version, 412 with the current entity for an old version, then 200, then 304. */
  async function change(key: CallKey, version: number, options: CallOptions): Promise<Answered> {
    const from = (text: string) => ({ ...options, headers: { ...options.headers, 'if-match': text } });
    if (callOf(key).version === 'required') await expectRefused(key, options, 428);
    const stale = await expectRefused(key, from('"99999"'), 412);
    expect(stale.body['current']).toMatchObject({ version });
    const created = await succeed(key, from(`"${version}"`));
    expect((await send(key, from(created.headers.get('etag') ?? ''))).status).toBe(304);
    return created;
  }

  /** A creation: once per key when repeated; another request under the same key is refused. */
  async function create(key: CallKey, body: unknown, other: unknown): Promise<Answered> {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await succeed(key, { body, headers });
    const again = await succeed(key, { body, headers });
    expect(again.body).toEqual(first.body);
    await expectRefused(key, { body: other, headers }, 409);
    return first;
  }

  return { send, succeed, refused: expectRefused, change, create, answered };
}
