import { createServer, request, type ClientRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { proxyTo } from './proxied.fixture';

/** More than the slots of calls, and than those of uploads. */
const MANY = 70;
const SLOTS = 64;
const SLOT_WAIT_MS = 300;

let edge: FastifyInstance;
let api: Server;
let begun: ClientRequest[];
let arrived: number;
let bodies: string[];
let unanswered: ServerResponse[];

beforeEach(async () => {
  [begun, arrived, bodies, unanswered] = [[], 0, [], []];
  api = createServer((incoming, answer) => {
    if (incoming.url === '/api/stream') {
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    } else if (incoming.url === '/api/slow') {
      unanswered.push(answer);
    } else {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += String(chunk)));
      incoming.once('end', () => {
        bodies.push(body);
        answer.end('answered');
      });
    }
  });
  edge = Fastify({ forceCloseConnections: true });
  edge.addHook('onRequest', async () => {
    arrived += 1;
  });
  await proxyTo(api, edge, { slotWaitMs: SLOT_WAIT_MS });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const call of begun) call.destroy();
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const port = () => (edge.server.address() as AddressInfo).port;
const address = (path: string) => `http://127.0.0.1:${port()}${path}`;

interface Unfinished {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Starts a request; one with a body sends only its first bytes. */
function begin({ path, method = 'GET', headers = {} }: Unfinished): ClientRequest {
  const call = request({ host: '127.0.0.1', port: port(), path, method, headers, agent: false });
  call.on('error', () => undefined);
  begun.push(call);
  if (method === 'GET') call.end();
  else call.write('{"dto"');
  return call;
}

async function beginMany(count: number, unfinished: Unfinished): Promise<void> {
  for (let each = 0; each < count; each += 1) begin(unfinished);
  await waitFor(() => expect(arrived).toBe(count));
  // forwarded requests have reached the API too
  await pause(100);
}

const asking = (path: string, init: RequestInit = {}) =>
  fetch(address(path), { ...init, signal: AbortSignal.timeout(1_000) });

const JSON_TYPE = { 'content-type': 'application/json' };
const bodyOf = (type: string) => ({ method: 'POST', headers: { 'content-type': type, 'content-length': '1000' } });

test.each<[string, Unfinished]>([
  ['streams of changes are open', { path: '/api/stream' }],
  ['uploads stall', { path: '/api/media/property/V1', ...bodyOf('multipart/form-data; boundary=x') }],
  ['request bodies stall', { path: '/api/contact', ...bodyOf('application/json') }],
])('answers calls within a second while 70 %s', async (_, unfinished) => {
  await beginMany(MANY, unfinished);
  const read = await asking('/api/contact/1');
  expect(await read.text()).toBe('answered');
  const response = await asking('/api/contact', { method: 'POST', headers: JSON_TYPE, body: '{"dto":1}' });
  expect(await response.text()).toBe('answered');
});

test('refuses a call in French after a bounded wait for a free slot', async () => {
  await beginMany(SLOTS, { path: '/api/slow' });
  const refused = await asking('/api/contact/1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(await refused.json()).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Trop de demandes sont en cours. Réessayez dans un instant.',
  });
  expect(bodies).toEqual([]);
});

test('makes a call wait until an earlier one is answered', async () => {
  await beginMany(SLOTS, { path: '/api/slow' });
  const waiting = asking('/api/contact/1');
  await waitFor(() => expect(arrived).toBe(SLOTS + 1));
  unanswered[0]?.end();
  expect(await (await waiting).text()).toBe('answered');
});

test('drops a waiting call whose browser disconnects, and frees its slot', async () => {
  await beginMany(SLOTS, { path: '/api/slow' });
  const abandoned = begin({ path: '/api/contact/given-up' });
  await waitFor(() => expect(arrived).toBe(SLOTS + 1));
  abandoned.destroy();
  await pause(50);
  unanswered[0]?.end();
  expect(await (await asking('/api/contact/1')).text()).toBe('answered');
  expect(bodies).toHaveLength(1);
});

test('forwards a body unchanged', async () => {
  const body = '{"lastName":"Élissalde",  "rooms":[1,2]}';
  for (const headers of [
    JSON_TYPE,
    { 'content-type': 'text/x-own' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ])
    await asking('/api/contact', { method: 'POST', headers, body });
  await asking('/api/contact', { method: 'POST', headers: JSON_TYPE });
  expect(bodies).toEqual([body, body, body, '']);
});

test('refuses a body over 1 MB that is no upload, as the API does', async () => {
  const requestOptions = {
    method: 'POST',
    url: '/api/contact',
    headers: JSON_TYPE,
    payload: 'x'.repeat(1_100_000),
  } as const;
  const refused = await edge.inject(requestOptions);
  expect([refused.statusCode, refused.json<object>()]).toEqual([
    413,
    expect.objectContaining({ code: 'TOO_LARGE', message: 'L’envoi est trop volumineux.' }),
  ]);
  expect(bodies).toEqual([]);
});
