import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { startProxyTo } from './proxied.fixture';

let edge: FastifyInstance;
let api: Server;
let calls: string[];
let addresses: (string | undefined)[];
let lastHeaders: IncomingHttpHeaders;
/** Number of calls that end without a response, as when a process is killed. */
let killCount: number;

beforeEach(async () => {
  [calls, addresses, killCount] = [[], [], 0];
  api = createServer((request, response) => {
    calls.push(request.method ?? '');
    addresses.push(request.url);
    lastHeaders = request.headers;
    if (calls.length <= killCount) request.socket.destroy();
    else response.end('answered');
  });
  edge = Fastify({ genReqId: () => 'request-7' });
  await startProxyTo(api, edge);
});
afterEach(async () => {
  await edge.close();
  api.close();
});

test('retries reading calls when a process ends', async () => {
  killCount = 2;
  expect((await edge.inject('/api/contact/1')).body).toBe('answered');
  expect(calls).toEqual(['GET', 'GET', 'GET']);
});

test('stops retrying after three attempts', async () => {
  killCount = Number.POSITIVE_INFINITY;
  const answer = await edge.inject('/api/contact/1');
  expect(answer.statusCode).toBe(502);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Bad Gateway',
    status: 502,
    code: 'API_UNREACHABLE',
    message: 'Le serveur ne répond pas pour le moment. Réessayez dans un instant.',
    requestId: 'request-7',
  });
  expect(calls).toHaveLength(3);
});

test('never sends a writing call twice', async () => {
  killCount = 1;
  expect((await edge.inject({ method: 'POST', url: '/api/contact', payload: {} })).statusCode).toBe(502);
  expect(calls).toEqual(['POST']);
});

test.each(['/api/metrics', '/api/metrics?x=1', '/api/%6detrics', '/api/x/../metrics'])(
  'does not expose the metrics of the API at %s',
  async (address) => {
    expect((await edge.inject(address)).statusCode).toBe(404);
    expect(calls).toEqual([]);
  },
);

test('keeps the addresses of product calls and of calls to the emulated identity service', async () => {
  const urls = [
    '/api/contact/1?with=events',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '/securetoken.googleapis.com/v1/token',
    '/emulator/auth/handler',
  ];
  for (const url of urls) expect((await edge.inject(url)).body).toBe('answered');
  expect(addresses).toEqual(urls);
  expect((await edge.inject('/elsewhere')).statusCode).toBe(404);
});

test('distinguishes a failing identity service from a failing API', async () => {
  killCount = Number.POSITIVE_INFINITY;
  const answer = await edge.inject({ method: 'POST', url: '/emulator/x', payload: {} });
  expect(answer.json()).toMatchObject({
    code: 'IDENTITY_UNREACHABLE',
    message: 'Le service d’identité ne répond pas pour le moment. Réessayez dans un instant.',
  });
});

describe('the forwarding headers', () => {
  const forwardedHeaders = () => ['for', 'host', 'proto'].map((headerName) => lastHeaders[`x-forwarded-${headerName}`]);

  test('tell the API the client’s address, host and protocol', async () => {
    await edge.inject({ url: '/api/me', headers: { host: 'agence.test', 'x-own': 'kept' } });
    expect(forwardedHeaders()).toEqual(['127.0.0.1', 'agence.test', 'http']);
    expect(lastHeaders['x-own']).toBe('kept');
  });

  test('keep the addresses of earlier proxies and append the last one', async () => {
    const headers = { host: 'agence.test', 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' };
    await edge.inject({ url: '/api/me', headers });
    expect(forwardedHeaders()).toEqual(['192.0.2.7, 127.0.0.1', 'agence.test', 'https']);
  });
});
