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
  await new Promise<void>((onListening) => server.listen(0, '127.0.0.1', onListening));
});
afterEach(() => server.close().closeAllConnections());

const createSync = () => tokenSync(`http://127.0.0.1:${(server.address() as AddressInfo).port}/session`, () => NOW);
const tokenOfAge = (token: string, seconds: number) => ({ token, issuedAt: NOW - seconds * 1000 });

it('posts each new token once, but no old token found at the start of the page', async () => {
  const postToken = createSync();
  await postToken(tokenOfAge('found', 301));
  await postToken(tokenOfAge('first', 300));
  await postToken(tokenOfAge('first', 10));
  await postToken(tokenOfAge('second', 0));
  expect(received).toEqual(['POST Bearer first', 'POST Bearer second']);
});

it('reports sign-out once, but not on a page without a user', async () => {
  const postToken = createSync();
  await postToken(null);
  await postToken(tokenOfAge('first', 0));
  await postToken(null);
  await postToken(null);
  expect(received).toEqual(['POST Bearer first', 'DELETE ']);
});

it('posts a new token although the clock is two hours ahead', async () => {
  const postToken = createSync();
  await postToken(null);
  await postToken(tokenOfAge('new', 7_200));
  expect(received).toEqual(['POST Bearer new']);
});

it('ignores a server that does not respond', async () => {
  const postToken = tokenSync('http://127.0.0.1:9/session', () => NOW);
  await expect(postToken(tokenOfAge('first', 0))).resolves.toBeUndefined();
});
