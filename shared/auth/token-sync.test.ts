import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tokenSync } from './token-sync';

const NOW = Date.parse('2026-11-22T12:00:00Z');
let server: Server;
let received: string[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    if (request.method !== 'OPTIONS') received.push(`${request.method} ${request.headers.authorization ?? ''}`);
    response.writeHead(received.length === 1 ? 500 : 204, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': 'POST, DELETE',
      'access-control-allow-credentials': 'true',
    });
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => server.close().closeAllConnections());

const sync = () => tokenSync(`http://127.0.0.1:${(server.address() as AddressInfo).port}/session`, () => NOW);
const aged = (token: string, seconds: number) => ({ token, issuedAt: NOW - seconds * 1000 });

it('posts each new token once, but no old token found at the start of the page', async () => {
  const tell = sync();
  await tell(aged('found', 301));
  await tell(aged('first', 300));
  await tell(aged('first', 10));
  await tell(aged('second', 0));
  expect(received).toEqual(['POST Bearer first', 'POST Bearer second']);
});

it('reports sign-out once, but not on a page without a user', async () => {
  const tell = sync();
  await tell(null);
  await tell(aged('first', 0));
  await tell(null);
  await tell(null);
  expect(received).toEqual(['POST Bearer first', 'DELETE ']);
});

it('posts a new token although the clock is two hours ahead', async () => {
  const tell = sync();
  await tell(null);
  await tell(aged('new', 7_200));
  expect(received).toEqual(['POST Bearer new']);
});

it('ignores a server that does not respond', async () => {
  const tell = tokenSync('http://127.0.0.1:9/session', () => NOW);
  await expect(tell(aged('first', 0))).resolves.toBeUndefined();
});
