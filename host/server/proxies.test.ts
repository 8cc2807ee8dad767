import { createServer, type Server } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyTo } from './proxied.fixture';

let edge: FastifyInstance;
let api: Server;
let calls: string[];
/** How many calls end without an answer, as when a process is killed under them. */
let killed: number;

beforeEach(async () => {
  calls = [];
  killed = 0;
  api = createServer((request, response) => {
    calls.push(request.method ?? '');
    if (calls.length <= killed) request.socket.destroy();
    else response.end('answered');
  });
  edge = Fastify();
  await proxyTo(api, edge);
});
afterEach(async () => {
  await edge.close();
  api.close();
});

test('what reads is asked again when a process goes away under it', async () => {
  killed = 2;
  expect((await edge.inject('/api/contact/1')).body).toBe('answered');
  expect(calls).toEqual(['GET', 'GET', 'GET']);
});

test('it is not asked for ever', async () => {
  killed = Number.POSITIVE_INFINITY;
  const { statusCode, body } = await edge.inject('/api/contact/1');
  expect(statusCode).toBe(502);
  expect(body).toContain('API_UNREACHABLE');
  expect(calls).toHaveLength(3);
});

test('what writes is never sent twice', async () => {
  killed = 1;
  expect((await edge.inject({ method: 'POST', url: '/api/contact', payload: {} })).statusCode).toBe(502);
  expect(calls).toEqual(['POST']);
});
