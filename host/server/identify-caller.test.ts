import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { identifyPerson } from './identify-caller';

let api: Server;
let edge: FastifyInstance;
let received: IncomingHttpHeaders;

beforeEach(async () => {
  api = createServer((request, response) => {
    received = request.headers;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  edge = Fastify({ genReqId: () => 'request-1' });
  edge.get('/', async (request) => identifyPerson(request, upstream));
});
afterEach(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const BROWSER = {
  authorization: 'Bearer token',
  cookie: 'other=1; __Host-pignon-browser=2; pignon-browser=3; pignon-session=1',
  'user-agent': 'Firefox',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'agency.test',
  'x-other': 'private',
};

test.each([
  ['https, http', '__Host-pignon-browser=2'],
  ['http', 'pignon-browser=3'],
])('a caller over %s is known to the API by token, browser, device and address alone', async (protocol, cookie) => {
  await edge.inject({ url: '/', headers: { ...BROWSER, 'x-forwarded-proto': protocol } });
  expect(received).toMatchObject({
    authorization: 'Bearer token',
    cookie,
    'user-agent': 'Firefox',
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    'x-forwarded-proto': protocol,
    'x-request-id': 'request-1',
  });
  for (const name of ['x-forwarded-host', 'x-other']) expect(received).not.toHaveProperty(name);
});

test('a caller without a cookie sends none', async () => {
  await edge.inject({ url: '/', headers: { authorization: 'Bearer token' } });
  expect(received).not.toHaveProperty('cookie');
  expect(received).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
});
