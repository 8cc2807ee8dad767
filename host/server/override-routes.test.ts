import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MAX_OVERRIDES } from '@pignon/shared/federation/override/local-origin';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { buildEdge } from './edge';
import { runtimeConfiguration } from './runtime-configuration';

let edge: FastifyInstance | undefined;
let api: Server;
let hostDist: string;
/** Users by token. */
const CALLERS: Record<string, object> = {
  'Bearer support': { status: 'ACTIVE', roles: ['SUPPORT'] },
  'Bearer manager': { status: 'ACTIVE', roles: ['MANAGER'] },
  'Bearer suspended': { status: 'SUSPENDED', roles: ['SUPPORT'] },
  'Bearer unverified': { status: 'ACTIVE', roles: ['SUPPORT'], secondFactorStep: 'CODE' },
};

function runningEdge(): FastifyInstance {
  if (!edge) throw new Error('no edge was started');
  return edge;
}

async function start(env: Record<string, string>): Promise<void> {
  await edge?.close();
  const apiUpstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = runtimeConfiguration(env);
  edge = await buildEdge({ hostDist, storeDir: hostDist, apiUpstream, emulatorUpstream: 'http://127.0.0.1:1', config });
}

beforeEach(async () => {
  api = createServer((request, response) => {
    const person = request.url === '/api/user/me' && CALLERS[request.headers.authorization ?? ''];
    response.writeHead(person ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(person || {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  hostDist = await mkdtemp(path.join(tmpdir(), 'pignon-host-'));
  await writeFile(path.join(hostDist, 'host.json'), JSON.stringify(LIVE_HOST));
  await writeFile(path.join(hostDist, 'index.html'), '<!--title--><!--head--><!--data-->');
  await start({ ENVIRONMENT: 'production', OVERRIDES: 'support' });
});

afterEach(async () => {
  await edge?.close();
  api.closeAllConnections();
  api.close();
});

const requestOverride = (
  token: string,
  payload: object = { ports: [3001, 3002] },
  extraHeaders: Record<string, string> = {},
) =>
  runningEdge().inject({
    method: 'POST',
    url: '/overrides',
    payload,
    headers: { authorization: `Bearer ${token}`, ...extraHeaders },
  });
const cookieOf = (answer: Awaited<ReturnType<typeof requestOverride>>) => String(answer.headers['set-cookie'] ?? '');
const policyFor = async (headers: Record<string, string>) =>
  String((await runningEdge().inject({ url: '/contact', headers })).headers['content-security-policy']);

/** Reads the script sources allowed by the policy of a page. */
async function scriptsFor(headers: Record<string, string>): Promise<unknown> {
  const { body } = await runningEdge().inject({ url: '/contact', headers });
  const config = /id="pignon-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  return (JSON.parse(config) as { scripts?: unknown }).scripts;
}

describe('the caller of an override', () => {
  test('is not identified without a token, and the answer is not cached', async () => {
    let requestCount = 0;
    api.on('request', () => (requestCount += 1));
    const answer = await runningEdge().inject({ method: 'POST', url: '/overrides', payload: { ports: [3001] } });
    expect([answer.statusCode, requestCount]).toEqual([401, 0]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const withdrawalResponse = await runningEdge().inject({ method: 'DELETE', url: '/overrides' });
    expect([withdrawalResponse.statusCode, withdrawalResponse.headers['cache-control']]).toEqual([204, 'no-store']);
  });

  test.each([
    [500, 502],
    [503, 502],
    [499, 401],
    [403, 401],
  ])('is refused, for the status %i of the API, with %i', async (status, expectedStatus) => {
    api.removeAllListeners('request');
    api.on('request', (_: unknown, response: ServerResponse) => response.writeHead(status).end());
    expect((await requestOverride('support')).statusCode).toBe(expectedStatus);
  });
});

describe('a page', () => {
  test('may load code from the ports allowed to support, in that browser only', async () => {
    const answer = await requestOverride('support');
    expect(answer.statusCode).toBe(204);
    expect(cookieOf(answer)).toBe('pignon-local=3001.3002; Path=/; Max-Age=28800; HttpOnly; SameSite=Lax');
    const policy = await policyFor({ cookie: 'other=1; pignon-local=3001.3002' });
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*http://localhost:3001 http://localhost:3002(;|$)`));
    expect(policy).toMatch(/connect-src [^;]*http:\/\/localhost:3001 ws:\/\/localhost:3001/);
    expect(policy).not.toMatch(/unsafe-eval|localhost:\*/);
    expect(await policyFor({})).not.toContain('localhost');
  });

  test('carries the same ports for its own policy, as URL prefixes that end with a slash', async () => {
    const scripts = await scriptsFor({ cookie: 'other=1; pignon-local=3001.3002' });
    expect(scripts).toEqual(['http://localhost:3001/', 'http://localhost:3002/']);
    expect(await scriptsFor({})).toBeUndefined();
  });

  test('over https uses a cookie that no other host can write', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const cookie = cookieOf(await requestOverride('support', undefined, https));
    expect(cookie).toMatch(/^__Host-pignon-local=3001\.3002; Path=\/; .*; Secure$/);
    expect(await policyFor({ ...https, cookie: '__Host-pignon-local=3001' })).toContain('http://localhost:3001');
    expect(await policyFor({ ...https, cookie: 'pignon-local=3001' })).not.toContain('localhost');
  });

  test('counts as https when the browser connected by it, whatever later proxies use', async () => {
    for (const protocol of ['https, http', 'https,http', 'HTTPS']) {
      const cookie = cookieOf(await requestOverride('support', undefined, { 'x-forwarded-proto': protocol }));
      expect({ proto: protocol, cookie }).toEqual({
        proto: protocol,
        cookie: expect.stringMatching(/^__Host-/) as string,
      });
    }
    expect(cookieOf(await requestOverride('support', undefined, { 'x-forwarded-proto': 'http, https' }))).toMatch(
      /^pignon-local=/,
    );
  });

  test('ignores a cookie that contains anything but ports', async () => {
    for (const value of ['*', '0', '70000', '80 https://evil.com', '3001; script-src *', 'evil.com', '@evil.com', '']) {
      const policy = await policyFor({ cookie: `pignon-local=${value.replaceAll('; ', '%3B')}` });
      expect({ value, policy }).toEqual({ value, policy: expect.not.stringMatching(/localhost|evil/) as string });
    }
  });

  test('is allowed as many ports as there may be overrides, and no more', async () => {
    const ports = Array.from({ length: MAX_OVERRIDES + 1 }, (_, index) => 3001 + index);
    const policy = await policyFor({ cookie: `pignon-local=${ports.join('.')}` });
    expect(policy).toContain(`http://localhost:${3000 + MAX_OVERRIDES}`);
    expect(policy).not.toContain(`http://localhost:${3001 + MAX_OVERRIDES}`);
    expect((await requestOverride('support', { ports })).statusCode).toBe(400);
    expect((await requestOverride('support', { ports: ports.slice(1) })).statusCode).toBe(204);
  });

  test('loads only from its own origin once the installation allows no overrides', async () => {
    await start({ ENVIRONMENT: 'production' });
    expect(await policyFor({ cookie: 'pignon-local=3001' })).not.toContain('localhost');
    expect((await requestOverride('support')).statusCode).toBe(404);
  });

  test('loses the permission when any user returns it', async () => {
    const answer = await runningEdge().inject({ method: 'DELETE', url: '/overrides' });
    expect(cookieOf(answer)).toContain('pignon-local=; Path=/; Max-Age=0');
  });
});

describe('the permission for local ports', () => {
  test.each([
    ['manager', 403],
    ['suspended', 403],
    ['unverified', 403],
    ['nobody', 401],
  ])('is refused to %s with %i', async (token, status) => {
    const answer = await requestOverride(token);
    expect([answer.statusCode, cookieOf(answer)]).toEqual([status, '']);
  });

  test('is refused without a token, and while the API is down', async () => {
    const payload = { ports: [3001] };
    expect((await runningEdge().inject({ method: 'POST', url: '/overrides', payload })).statusCode).toBe(401);
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    const answer = await requestOverride('support');
    expect([answer.statusCode, cookieOf(answer)]).toEqual([502, '']);
  });

  test.each([{}, { ports: [] }, { ports: [0] }, { ports: ['3001'] }, { ports: [3001, 3001.5] }, { ports: [70_000] }])(
    'is refused for %j',
    async (payload) => {
      expect((await requestOverride('support', payload)).statusCode).toBe(400);
    },
  );

  test('is given to every active user with emulated identity, and on a QA stack', async () => {
    await start({ AUTH_EMULATOR_URL: 'x' });
    expect((await requestOverride('manager')).statusCode).toBe(204);
    await start({ ENVIRONMENT: 'qa' });
    expect((await requestOverride('manager')).statusCode).toBe(204);
    expect((await requestOverride('suspended')).statusCode).toBe(403);
  });

  test('is given to nobody by default, and an unknown OVERRIDES aborts the start', () => {
    expect(runtimeConfiguration({})()).not.toHaveProperty('overrides');
    expect(runtimeConfiguration({ AUTH_EMULATOR_URL: 'x', OVERRIDES: 'off' })()).not.toHaveProperty('overrides');
    expect(() => runtimeConfiguration({ OVERRIDES: 'yes' })).toThrow('OVERRIDES is off, support or everybody');
  });
});
