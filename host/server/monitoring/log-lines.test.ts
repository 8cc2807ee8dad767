import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendSlowly } from '@pignon/shared/testing/slow-client';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { sendRequest, portOf, startEdge, stopEdge } from '../edge.fixture';

interface Line {
  level: number;
  msg: string;
  reqId?: string;
}

const PERSONAL_DATA = /durand|T0KEN|192\.0\.2\.7|remoteAddress|evil\.test/i;
const JSON_TYPE = { 'content-type': 'application/json' };

let edge: FastifyInstance;
let api: Server;
let text: string;
let forwardedRequestIds: unknown[];

beforeEach(async () => {
  [text, forwardedRequestIds] = ['', []];
  api = createServer((incoming, answer) => {
    forwardedRequestIds.push(incoming.headers['x-request-id']);
    if (incoming.url?.startsWith('/api/killed')) incoming.socket.destroy();
    else answer.setHeader('content-type', 'application/json').end('{}');
  });
  edge = await startEdge(api, { logLevel: 'trace', logStream: { write: (line) => void (text += line) } });
  text = '';
});
afterEach(() => stopEdge(edge, api));

const lines = (): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const linesOf = (id: string) => lines().filter(({ reqId }) => reqId === id);

/** Sends a request with an id; resolves with its log lines once they are written. */
async function linesFor(target: string, requestOptions: Parameters<typeof sendRequest>[2] = {}): Promise<Line[]> {
  const id = `log-line-${forwardedRequestIds.length}-${text.length}`;
  const defaultHeaders = {
    'x-request-id': id,
    'x-forwarded-for': '192.0.2.7',
    host: 'evil.test',
    cookie: 'name=durand',
  };
  await sendRequest(edge, target, { ...requestOptions, headers: { ...defaultHeaders, ...requestOptions.headers } });
  return waitFor(() => {
    const loggedLines = linesOf(id);
    expect(loggedLines.at(-1)?.msg).toBe('answered');
    return loggedLines;
  });
}

test.each([
  ['a page', 'GET', '/contact/durand', 'page', 200],
  ['a page of a customer', 'GET', '/api/p/T0KENdurand', '/api/*', 200],
  ['a calendar', 'GET', '/api/visit/calendar.ics?token=T0KEN', '/api/*', 200],
  ['a search', 'GET', '/api/search?q=durand', '/api/*', 200],
  ['a missing file', 'GET', '/assets/durand.js', 'page', 404],
  ['an unknown address', 'GET', '/durand.pdf?name=durand', 'page', 404],
  ['an unknown call', 'POST', '/durand?name=durand', 'page', 404],
  ['an unknown remote', 'GET', '/stand-in.json?remote=durand&failed=T0KEN', '/stand-in.json', 200],
])('logs %s in one line, without what its address contains', async (_, method, target, route, status) => {
  const loggedLines = await linesFor(target, { method });
  expect(loggedLines).toEqual([
    expect.objectContaining({ method, route, status, ms: expect.any(Number) as unknown, msg: 'answered' }),
  ]);
  expect(text).not.toMatch(PERSONAL_DATA);
});

test.each([
  ['an undecodable address', { target: '/api/durand%zz' }],
  ['an unreadable body', { target: '/overrides', body: '{"name":"durand', headers: JSON_TYPE }],
  [
    'an unsupported content type',
    { target: '/overrides', body: 'durand', headers: { 'content-type': 'durand/durand' } },
  ],
  ['an address outside the API', { target: '/api/..%2fdurand' }],
])('logs a request with %s without its content', async (_, { target, ...sent }) => {
  await linesFor(target, { method: 'body' in sent ? 'POST' : 'GET', ...sent });
  expect(text).not.toMatch(PERSONAL_DATA);
});

test('logs an unreachable server with its error, without the request', async () => {
  const loggedLines = await linesFor('/api/killed/durand?token=T0KEN');
  expect(loggedLines).toEqual([
    expect.objectContaining({
      msg: 'response errored',
      err: expect.objectContaining({ code: 'UND_ERR_SOCKET' }) as unknown,
    }),
    expect.objectContaining({ msg: 'answered', status: 502 }),
  ]);
  expect(text).not.toMatch(PERSONAL_DATA);
});

test('logs nothing of a request that is invalid HTTP', async () => {
  await sendSlowly(portOf(edge.server), { begin: 'durand T0KEN\r\n\r\n' });
  expect(text).not.toMatch(PERSONAL_DATA);
});

test('uses one request id in the browser, in the log of the edge and in the API', async () => {
  const requestOptions = { headers: { 'x-request-id': 'of-the-browser', authorization: 'Bearer T0KEN' } };
  await sendRequest(edge, '/api/contact/durand', requestOptions);
  await sendRequest(edge, '/rollout.json', requestOptions);
  expect(forwardedRequestIds).toEqual(['of-the-browser', 'of-the-browser']);
  await waitFor(() => expect(linesOf('of-the-browser')).toHaveLength(2));
  expect(text).not.toMatch(PERSONAL_DATA);
});
