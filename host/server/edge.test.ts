import { readFile, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '@pignon/platform/store/folder-store';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { canary, promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { buildEdge } from './edge';
import { hostWithStore, portOf, stopEdge } from './edge.fixture';
import { runtimeConfiguration } from './runtime-configuration';

let edge: FastifyInstance;
let api: Server;
let storeDir: string;
let hostDist: string;
let lastRequestId: unknown;
const page = { accept: 'text/html' };
const returningUserHeaders = { ...page, cookie: 'other=1; pignon-session=1' };

beforeEach(async () => {
  api = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    lastRequestId = request.headers['x-request-id'];
    response.write(`data: ${request.url ?? ''} ${String(request.headers['x-forwarded-host'])}\n\n`);
    setTimeout(() => response.end('data: later\n\n'), 20);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  ({ hostDist, storeDir } = await hostWithStore());
  edge = await buildEdge({
    hostDist,
    storeDir,
    apiUpstream: `http://127.0.0.1:${portOf(api)}`,
    emulatorUpstream: 'http://127.0.0.1:1',
    behind: () => ['other'],
    config: runtimeConfiguration({ APP_TITLE: '</script><b>Pignon', AUTH_EMULATOR_URL: 'x' }),
  });
  await publish(folderStore(storeDir), await builtRemote(), LIVE_HOST);
  await promote(folderStore(storeDir), 'demo', LIVE_HOST);
});

afterEach(() => stopEdge(edge, api));

const get = (url: string, headers: Record<string, string> = page) => edge.inject({ url, headers });

describe('the edge', () => {
  test('sends the page with configuration and catalogue as inert data', async () => {
    const { body, headers } = await get('/anything/at/all');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('</script><b>');
    const data = /id="pignon-catalogue">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ revision: 2, remotes: { demo: { version: '1.0.0-b1' } } });
  });

  test('preloads the product and the page’s remote for a returning user only', async () => {
    const preloaded = (html: string) => [...html.matchAll(/rel="preload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloaded((await get('/demo/list')).body)).toEqual([]);
    const expected = [
      '/assets/product.js',
      '/remotes/demo/1.0.0-b1/entry.1.js',
      '/remotes/demo/1.0.0-b1/pages-list.1.js',
    ];
    expect(preloaded((await get('/demo/list', returningUserHeaders)).body)).toEqual(expected);
    expect(preloaded((await get('/demo', returningUserHeaders)).body)).toEqual(expected);
  });

  test('serves a new host after a build', async () => {
    const template = path.join(hostDist, 'index.html');
    await writeFile(template, 'another <!--title--><!--head--><!--data-->');
    await writeFile(path.join(hostDist, 'host.json'), JSON.stringify({ ...LIVE_HOST, main: 'main.2.js' }));
    expect((await get('/')).body).toMatch(/^another .*main\.2\.js/);
  });

  test('forbids inline and evaluated scripts', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect((await get('/')).headers['x-content-type-options']).toBe('nosniff');
  });

  test('requires trusted types as soon as the host supports them', async () => {
    const policy = async () => String((await get('/')).headers['content-security-policy']);
    expect(await policy()).not.toContain('trusted-types');
    await writeFile(path.join(hostDist, 'host.json'), JSON.stringify({ ...LIVE_HOST, trustedTypes: true }));
    expect(await policy()).toMatch(/;require-trusted-types-for 'script';trusted-types default svelte-trusted-html /);
  });

  test('answers 404 for a file that does not exist, never the page', async () => {
    for (const url of [
      '/remotes/registry.json',
      '/assets/gone.js',
      '/remotes/demo/1.0.0-b1/gone.js',
      '/robots.txt',
      '/remotes/demo/none',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['content-type']).toContain('text/plain');
    }
    expect((await edge.inject({ method: 'POST', url: '/property/list' })).statusCode).toBe(404);
  });

  test('lets browsers cache built files forever, and serves the copies compressed at build', async () => {
    const answer = await get('/assets/main.js', { 'accept-encoding': 'br' });
    expect(answer.body).toBe('small');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/remotes/demo/1.0.0-b1/entry.1.js')).body).toBe('entry');
  });

  test('answers 304 while the registry is unchanged', async () => {
    const first = await get('/registry.json');
    expect(first.headers).toMatchObject({ etag: '"2"', 'cache-control': 'no-store' });
    const fullResponse = await get('/catalogue.json');
    const { headers, rawPayload } = await get('/catalogue.json', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', expect.stringContaining('accept-encoding')]);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(fullResponse.body);
    const tag = String(fullResponse.headers.etag);
    expect((await get('/catalogue.json', { 'if-none-match': tag })).statusCode).toBe(304);
    await publish(folderStore(storeDir), await builtRemote({ version: '1.0.0-b2' }), LIVE_HOST);
    await promote(folderStore(storeDir), 'demo', LIVE_HOST);
    const conditionalResponse = await get('/catalogue.json', { 'if-none-match': tag });
    expect(conditionalResponse.json()).toMatchObject({ revision: 4, remotes: { demo: { version: '1.0.0-b2' } } });
  });

  test('gives a page of an earlier host the versions compatible with it', async () => {
    const versionFor = async (contract: string) => {
      const { remotes } = (await get(`/catalogue.json?contract=${contract}`)).json<Catalogue>();
      return [remotes.demo?.version, remotes.demo?.refused];
    };
    const newHost = { ...LIVE_HOST, contract: '1.3.0' };
    await publish(folderStore(storeDir), await builtRemote({ version: '1.0.0-b2', contract: '^1.3.0' }), newHost);
    await promote(folderStore(storeDir), 'demo', newHost);
    expect(await versionFor('1.3.0')).toEqual(['1.0.0-b2', undefined]);
    expect(await versionFor('1.2.0')).toEqual(['1.0.0-b1', undefined]);
    expect((await versionFor('0.9.0'))[1]).toContain('asks for contract ^1.3.0');
    expect((await get('/catalogue.json')).json()).toMatchObject({ remotes: { demo: { version: '1.0.0-b1' } } });
  });

  test('refuses a remote built against another major release of a library, as the commands do', async () => {
    await publish(folderStore(storeDir), await builtRemote({ version: '1.0.0-b2' }), LIVE_HOST);
    await promote(folderStore(storeDir), 'demo', LIVE_HOST);
    let buildCount = 0;
    const refusalsWithReact = async (react: string, query = '') => {
      const host = { ...LIVE_HOST, provides: { ...LIVE_HOST.provides, react } };
      await writeFile(path.join(hostDist, 'host.json'), JSON.stringify(host));
      const modifiedAt = new Date(Date.now() + 10_000 * ++buildCount);
      await utimes(path.join(hostDist, 'host.json'), modifiedAt, modifiedAt);
      const catalogue = (await get(`/catalogue.json${query}`)).json<Catalogue>();
      const standIn = (await get(`/stand-in.json?remote=demo&failed=1.0.0-b2&${query.slice(1)}`)).json<object>();
      return [catalogue.remotes.demo?.refused !== undefined, !('standIn' in standIn)];
    };
    expect(await refusalsWithReact('19.3.2')).toEqual([false, false]);
    expect(await refusalsWithReact('20.0.0')).toEqual([true, true]);
    expect(await refusalsWithReact('20.0.0', '?contract=1.2.0')).toEqual([true, true]);
    // the libraries of an earlier host are unknown
    expect(await refusalsWithReact('20.0.0', '?contract=1.1.0')).toEqual([false, false]);
  });

  test('returns the fallback of a failing version, if there is one', async () => {
    const standIn = async (query: string) => (await get(`/stand-in.json?${query}`)).json<object>();
    expect(await standIn('remote=demo&failed=1.0.0-b2')).toMatchObject({ standIn: { version: '1.0.0-b1' } });
    expect(await standIn('remote=demo&failed=1.0.0-b1')).toEqual({});
    expect(await standIn('')).toEqual({});
    expect((await get('/stand-in.json')).headers['cache-control']).toBe('no-store');
  });

  test('returns a version that is not live to a request that names it, without changing the catalogue', async () => {
    await publish(folderStore(storeDir), await builtRemote({ version: '1.0.0-b2' }), LIVE_HOST);
    const before = (await get('/catalogue.json')).json<object>();
    const preview = async (query: string) => (await get(`/preview.json?${query}`)).json<object>();
    expect(await preview('remote=demo&version=1.0.0-b2')).toMatchObject({
      remote: { version: '1.0.0-b2', entry: '/remotes/demo/1.0.0-b2/entry.1.js' },
    });
    expect(await preview('remote=demo&version=1.0.0-b1')).toEqual({ refusal: 'live' });
    expect(await preview('remote=demo&version=http://evil.test')).toEqual({ refusal: 'unknown' });
    expect(await preview('')).toEqual({ refusal: 'unknown' });
    const incompatible = await preview('remote=demo&version=1.0.0-b2&contract=9.0.0');
    expect(incompatible).toMatchObject({ refusal: 'unsuited' });
    expect(JSON.stringify(incompatible)).toMatch(/elle demande le contrat .* et l’application en service a 9\.0\.0"/);
    expect((await get('/preview.json')).headers['cache-control']).toBe('no-store');
    expect((await get('/catalogue.json')).json<object>()).toEqual(before);
  });

  test('lists a canary without naming its users', async () => {
    await publish(folderStore(storeDir), await builtRemote({ version: '1.0.0-b2' }), LIVE_HOST);
    const rule = { percent: 5, roles: [], emails: ['zoe.marchand@agence.test'] };
    await canary(folderStore(storeDir), 'demo', '1.0.0-b2', rule, LIVE_HOST);
    const { trials } = (await get('/catalogue.json')).json<Catalogue>();
    expect(trials?.demo).toMatchObject({ rule: { percent: 5 }, remote: { version: '1.0.0-b2' } });
    for (const url of ['/', '/registry.json', '/catalogue.json'])
      expect((await get(url)).body).not.toMatch(/zoe\.|marchand/i);
  });

  test('keeps the last good registry when a bad one is written', async () => {
    await get('/registry.json');
    await writeFile(path.join(storeDir, 'registry.json'), '{ "half":');
    expect((await get('/registry.json')).json()).toMatchObject({ revision: 2 });
  });

  test('forwards product calls unchanged, streams included', async () => {
    const { body } = await get('/api/stream?since=3', { host: 'agence.test' });
    expect(body).toBe('data: /api/stream?since=3 agence.test\n\ndata: later\n\n');
  });

  test('gives each call a request id, and keeps a valid one of the client', async () => {
    await get('/api/stream');
    expect(lastRequestId).toMatch(/^[\w-]{36}$/);
    await get('/api/stream', { 'x-request-id': 'of-a-proxy-before' });
    expect(lastRequestId).toBe('of-a-proxy-before');
    await get('/api/stream', { 'x-request-id': 'two\twords' });
    expect(lastRequestId).toMatch(/^[\w-]{36}$/);
  });

  test('lists no accounts with a real identity service, and allows its robot check', async () => {
    const config = runtimeConfiguration({});
    expect(config()).not.toHaveProperty('authEmulatorUrl');
    const realEdge = await buildEdge({ hostDist, storeDir, apiUpstream: 'http://127.0.0.1:1', config });
    const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-pignon/accounts:query';
    const headers = { authorization: 'Bearer owner' };
    expect((await realEdge.inject({ method: 'POST', url: accounts, headers, payload: {} })).statusCode).toBe(404);
    const policy = String((await realEdge.inject({ url: '/' })).headers['content-security-policy']);
    for (const directive of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://www.google.com/recaptcha/`));
    const { body } = await realEdge.inject({ url: '/' });
    expect(body).toContain(
      '"scripts":["https://apis.google.com/","https://www.google.com/recaptcha/","https://www.gstatic.com/recaptcha/"]',
    );
    await realEdge.close();
  });

  test('reports an unreachable server in French, as a problem document', async () => {
    const answer = await get('/identitytoolkit.googleapis.com/v1/projects');
    expect(answer.statusCode).toBe(502);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 502, code: 'IDENTITY_UNREACHABLE' });
    expect(answer.json<{ message: string }>().message).toMatch(/ne répond pas/);
  });

  test('reports its revision, and the remotes that differ from the store', async () => {
    expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', revision: 2, behind: ['other'] });
  });

  test('is ready while the API is ready', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    expect((await get('/readyz')).statusCode).toBe(503);
  });

  test('serves the worker at the root without caching, or without a worker a script that unregisters it', async () => {
    expect((await get('/service-worker.js')).body).toContain('registration.unregister()');
    await writeFile(path.join(hostDist, 'service-worker.js'), 'worker();');
    const { body, headers } = await get('/service-worker.js');
    expect(body).toBe('worker();');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
    expect(String(headers['content-security-policy'])).toContain("worker-src 'self';");
  });

  test('unregisters the worker once offline use is disabled', async () => {
    await edge.close();
    await writeFile(path.join(hostDist, 'service-worker.js'), 'worker();');
    const config = runtimeConfiguration({ OFFLINE: 'off' });
    edge = await buildEdge({ hostDist, storeDir, apiUpstream: 'http://127.0.0.1:1', config });
    expect((await get('/service-worker.js')).body).toContain('registration.unregister()');
    expect((await get('/config.json')).json()).toMatchObject({ offline: false });
  });

  test('describes the live host to publishers', async () => {
    const { headers, ...answer } = await get('/host.json');
    expect(headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ contract: LIVE_HOST.contract, provides: LIVE_HOST.provides });
  });

  test('serves the public configuration with the contract of its host', async () => {
    const { contract } = LIVE_HOST;
    const config = { apiUrl: '/api', authEmulatorUrl: '/', contract };
    expect((await get('/config.json')).json()).toMatchObject(config);
    expect((await get('/')).body).toContain(`"contract":"${contract}"`);
  });

  test('reports another build of the host to open pages', async () => {
    const currentHost = async () => (await get('/catalogue.json')).json<{ host: string }>().host;
    const before = await currentHost();
    const { body } = await get('/property');
    expect(body).toContain(`"host":"${before}"`);
    const file = path.join(hostDist, 'host.json');
    const text = await readFile(file, 'utf8');
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect(await currentHost()).toBe(before);
    await writeFile(file, text.replaceAll('sha384-main', 'sha384-other'));
    await utimes(file, new Date(), new Date(Date.now() + 9_000));
    expect(await currentHost()).not.toBe(before);
  });
});
