// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addProxies } from './proxies';

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
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  edge = Fastify();
  await addProxies(edge, {
    hostDist: '',
    storeDir: '',
    apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    config: () => {
      throw new Error('is not asked for');
    },
  });
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
