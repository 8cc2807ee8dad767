import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { TIME_LIMITS } from '@pignon/shared/domain/http/request-limits';
import { sendSlowly } from '@pignon/shared/testing/slow-client';
import { sendRequest, portOf, startEdge, stopEdge } from './edge.fixture';

const SHORT_LIMITS = { headersMs: 400, requestMs: 1_500, idleMs: 600 };

let edge: FastifyInstance;
let api: Server;

beforeEach(() => {
  api = createServer((incoming, answer) => void incoming.resume().once('end', () => answer.end('answered')));
});
afterEach(() => stopEdge(edge, api));

const start = async (timeLimits = SHORT_LIMITS) => {
  edge = await startEdge(api, { timeLimits });
};
const sendToEdge = (firstBytes: string, repeatedBytes?: string) =>
  sendSlowly(portOf(edge.server), { begin: firstBytes, each: repeatedBytes });

const post = (type: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: edge\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"dto"`;

test.each([
  ['sends a header byte by byte', 'GET / HTTP/1.1\r\nHost: edge\r\nX-Slow: ', 'a', '408'],
  ['sends nothing', '', '', ''],
  ['stalls in the middle of a body', post('application/json'), '', ''],
  ['stalls in the middle of an upload', post('multipart/form-data; boundary=x'), '', ''],
  ['sends a body byte by byte', post('application/json'), 'x', '408'],
  ['sends an upload byte by byte', post('multipart/form-data; boundary=x'), 'x', '408'],
])('disconnects a client that %s, and answers others meanwhile', async (_, firstBytes, repeatedBytes, status) => {
  await start();
  const closed = Promise.all([
    sendToEdge(firstBytes, repeatedBytes),
    sendToEdge(firstBytes, repeatedBytes),
    sendToEdge(firstBytes, repeatedBytes),
  ]);
  expect((await sendRequest(edge, '/healthz')).status).toBe(200);
  expect((await sendRequest(edge, '/api/contact/1')).body).toBe('answered');
  for (const { text } of await closed) expect(text).toContain(status === '' ? '' : `HTTP/1.1 ${status}`);
});

test('refuses a header sent byte by byte before the timeout of a whole request', async () => {
  await start({ ...SHORT_LIMITS, requestMs: 3_600_000, idleMs: 60_000 });
  expect((await sendToEdge('GET / HTTP/1.1\r\nHost: edge\r\nX-Slow: ', 'a')).text).toContain('HTTP/1.1 408');
});

test('closes an idle connection before the timeout of a whole request', async () => {
  await start({ headersMs: 60_000, requestMs: 3_600_000, idleMs: SHORT_LIMITS.idleMs });
  expect((await sendToEdge(post('application/json'))).text).toBe('');
});

test('aborts a stalled upload at the API too', async () => {
  await start();
  const apiRequest = once(api, 'request') as Promise<[IncomingMessage]>;
  const closed = sendToEdge(post('multipart/form-data; boundary=x'));
  const [incoming] = await apiRequest;
  const abortError = new Promise<Error>((resolve) => void incoming.once('error', resolve));
  await closed;
  expect(await abortError).toMatchObject({ message: 'aborted' });
  expect(incoming.complete).toBe(false);
});

test('refuses a request that is invalid HTTP', async () => {
  await start();
  expect((await sendToEdge('durand\r\n\r\n')).text).toBe(
    'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  );
});

test('allows a minute for headers, an hour for an upload and 150 s without traffic by default', async () => {
  await start(TIME_LIMITS);
  const { headersTimeout, requestTimeout, timeout } = edge.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 60_000,
    requestTimeout: 3_600_000,
    timeout: 150_000,
  });
});
