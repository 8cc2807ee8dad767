import { createServer, request, type ClientRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { startProxyTo } from './proxied.fixture';

/** More than the slots of calls, and than those of uploads. */
const REQUEST_COUNT = 70;
const SLOTS = 64;
const SLOT_WAIT_MS = 300;

let edge: FastifyInstance;
let api: Server;
let openRequests: ClientRequest[];
let receivedCount: number;
let receivedBodies: string[];
let pendingResponses: ServerResponse[];

beforeEach(async () => {
  [openRequests, receivedCount, receivedBodies, pendingResponses] = [[], 0, [], []];
  api = createServer((incoming, answer) => {
    if (incoming.url === '/api/stream') {
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    } else if (incoming.url === '/api/slow') {
      pendingResponses.push(answer);
    } else {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += String(chunk)));
      incoming.once('end', () => {
        receivedBodies.push(body);
        answer.end('answered');
      });
    }
  });
  edge = Fastify({ forceCloseConnections: true });
  edge.addHook('onRequest', async () => {
    receivedCount += 1;
  });
  await startProxyTo(api, edge, { slotWaitMs: SLOT_WAIT_MS });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const call of openRequests) call.destroy();
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const port = () => (edge.server.address() as AddressInfo).port;
const address = (path: string) => `http://127.0.0.1:${port()}${path}`;

interface RequestStart {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Starts a request; one with a body sends only its first bytes. */
function startRequest({ path, method = 'GET', headers = {} }: RequestStart): ClientRequest {
  const call = request({ host: '127.0.0.1', port: port(), path, method, headers, agent: false });
  call.on('error', () => undefined);
  openRequests.push(call);
  if (method === 'GET') call.end();
  else call.write('{"dto"');
  return call;
}

async function startRequests(count: number, requestStart: RequestStart): Promise<void> {
  for (let requestIndex = 0; requestIndex < count; requestIndex += 1) startRequest(requestStart);
  await waitFor(() => expect(receivedCount).toBe(count));
  // forwarded requests have reached the API too
  await pause(100);
}

const fetchWithTimeout = (path: string, init: RequestInit = {}) =>
  fetch(address(path), { ...init, signal: AbortSignal.timeout(1_000) });

const JSON_TYPE = { 'content-type': 'application/json' };
const partialBodyOptions = (type: string) => ({
  method: 'POST',
  headers: { 'content-type': type, 'content-length': '1000' },
});

test.each<[string, RequestStart]>([
  ['streams of changes are open', { path: '/api/stream' }],
  ['uploads stall', { path: '/api/media/property/V1', ...partialBodyOptions('multipart/form-data; boundary=x') }],
  ['request bodies stall', { path: '/api/contact', ...partialBodyOptions('application/json') }],
])('answers calls within a second while 70 %s', async (_, requestStart) => {
  await startRequests(REQUEST_COUNT, requestStart);
  const read = await fetchWithTimeout('/api/contact/1');
  expect(await read.text()).toBe('answered');
  const response = await fetchWithTimeout('/api/contact', { method: 'POST', headers: JSON_TYPE, body: '{"dto":1}' });
  expect(await response.text()).toBe('answered');
});

test('refuses a call in French after a bounded wait for a free slot', async () => {
  await startRequests(SLOTS, { path: '/api/slow' });
  const refusedResponse = await fetchWithTimeout('/api/contact/1');
  expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refusedResponse.headers.get('content-type')).toContain('application/problem+json');
  expect(await refusedResponse.json()).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Trop de demandes sont en cours. Réessayez dans un instant.',
  });
  expect(receivedBodies).toEqual([]);
});

test('makes a call wait until an earlier one is answered', async () => {
  await startRequests(SLOTS, { path: '/api/slow' });
  const waiting = fetchWithTimeout('/api/contact/1');
  await waitFor(() => expect(receivedCount).toBe(SLOTS + 1));
  pendingResponses[0]?.end();
  expect(await (await waiting).text()).toBe('answered');
});

test('drops a waiting call whose browser disconnects, and frees its slot', async () => {
  await startRequests(SLOTS, { path: '/api/slow' });
  const abandonedRequest = startRequest({ path: '/api/contact/given-up' });
  await waitFor(() => expect(receivedCount).toBe(SLOTS + 1));
  abandonedRequest.destroy();
  await pause(50);
  pendingResponses[0]?.end();
  expect(await (await fetchWithTimeout('/api/contact/1')).text()).toBe('answered');
  expect(receivedBodies).toHaveLength(1);
});

test('forwards a body unchanged', async () => {
  const body = '{"lastName":"Élissalde",  "rooms":[1,2]}';
  for (const headers of [
    JSON_TYPE,
    { 'content-type': 'text/x-own' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ])
    await fetchWithTimeout('/api/contact', { method: 'POST', headers, body });
  await fetchWithTimeout('/api/contact', { method: 'POST', headers: JSON_TYPE });
  expect(receivedBodies).toEqual([body, body, body, '']);
});

test('refuses a body over 1 MB that is no upload, as the API does', async () => {
  const requestOptions = {
    method: 'POST',
    url: '/api/contact',
    headers: JSON_TYPE,
    payload: 'x'.repeat(1_100_000),
  } as const;
  const refusedResponse = await edge.inject(requestOptions);
  expect([refusedResponse.statusCode, refusedResponse.json<object>()]).toEqual([
    413,
    expect.objectContaining({ code: 'TOO_LARGE', message: 'L’envoi est trop volumineux.' }),
  ]);
  expect(receivedBodies).toEqual([]);
});
