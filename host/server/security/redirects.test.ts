import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendRequest, startEdge, stopEdge } from '../edge.fixture';

let edge: FastifyInstance;
let api: Server;

beforeAll(async () => {
  api = createServer((incoming, answer) => {
    // as the customer's page does after a form was sent
    if (incoming.method === 'POST') answer.writeHead(303, { location: '/api/p/token#V1' });
    answer.end('answered');
  });
  edge = await startEdge(api);
});
afterAll(() => stopEdge(edge, api));

const TARGETS = [
  '//',
  '//evil.test',
  '//evil.test/',
  '//evil.test/%2e%2e',
  '//evil.test:99999/',
  '/\\evil.test',
  '/\\\\evil.test/',
  '/%5cevil.test',
  '/%2f%2fevil.test',
  '/%09/evil.test',
  '/.//evil.test',
  'http://evil.test/',
  'http://evil.test/assets',
  '/?next=https://evil.test',
  '/sign-in?next=https://evil.test',
  '/sign-in?next=//evil.test',
  '/sign-in?next=%2f%5cevil.test&returnTo=https%3a%2f%2fevil.test',
  '/contact/list?redirect=javascript:alert(1)',
  '/assets',
  '/assets//evil.test',
  '/assets/..//evil.test/',
  '/remotes//evil.test',
  '/remotes/demo/1.0.0-b1',
  '/api//evil.test',
  '/api/../evil.test',
  '/api/p/token?next=https://evil.test',
  '/api/%2f%2fevil.test',
];

describe.each(['127.0.0.1', 'evil.test'])('as host %s, the edge redirects to no other site from', (host) => {
  test.each(TARGETS)('%s', async (target) => {
    const { status, headers, body } = await sendRequest(edge, target, { headers: { host } });
    expect([headers.location, headers.refresh]).toEqual([undefined, undefined]);
    expect([200, 400, 403, 404]).toContain(status);
    expect(body).not.toContain('http-equiv="refresh"');
    if (status === 200) expect(body).not.toContain('evil.test');
  });
});

test('a customer’s form redirects to their page, whatever the Host header', async () => {
  const requestOptions = { method: 'POST', headers: { host: 'evil.test' } };
  const { status, headers } = await sendRequest(edge, '/api/p/token/V1?next=https://evil.test', requestOptions);
  expect([status, headers.location]).toEqual([303, '/api/p/token#V1']);
});
