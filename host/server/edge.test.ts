// @vitest-environment node
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderStore } from '@pignon/shared/federation/store/folder-store';
import { builtRemote, LIVE_HOST } from '@pignon/shared/federation/store/built-remote.fixture';
import { promote, publish } from '@pignon/shared/federation/store/publish';
import { buildEdge } from './edge';
import { runtimeConfiguration } from './runtime-configuration';

let edge: FastifyInstance;
let api: Server;
let storeDir: string;
let hostDist: string;
const page = { accept: 'text/html' };
const signedIn = { ...page, cookie: 'other=1; pignon-session=1' };

beforeEach(async () => {
  api = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${request.url ?? ''} ${String(request.headers['x-forwarded-host'])}\n\n`);
    setTimeout(() => response.end('data: later\n\n'), 20);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  hostDist = await mkdtemp(path.join(tmpdir(), 'pignon-host-'));
  storeDir = path.join(hostDist, 'store');
  await mkdir(storeDir);
  const host = {
    ...LIVE_HOST,
    pieces: { 'signed-in': { files: ['product.js'], needs: [] } },
    integrity: { 'main.js': 'sha384-main', 'product.js': 'sha384-product' },
  };
  await writeFile(path.join(hostDist, 'host.json'), JSON.stringify(host));
  await writeFile(path.join(hostDist, 'main.js'), 'main();');
  await writeFile(path.join(hostDist, 'main.js.br'), 'small');
  const template = '<title><!--title--></title><!--head--><div id="root"></div><!--data-->';
  await writeFile(path.join(hostDist, 'index.html'), template);
  edge = await buildEdge({
    hostDist,
    storeDir,
    apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    emulatorUpstream: 'http://127.0.0.1:1',
    config: runtimeConfiguration({ APP_TITLE: '</script><b>Pignon', AUTH_EMULATOR_URL: 'x' }),
  });
  await publish(folderStore(storeDir), await builtRemote(), LIVE_HOST);
  await promote(folderStore(storeDir), 'demo');
});

afterEach(async () => {
  await edge.close();
  api.close();
});

const get = (url: string, headers: Record<string, string> = page) => edge.inject({ url, headers });

describe('the edge', () => {
  test('sends the page with configuration and catalogue as inert data', async () => {
    const { body, headers } = await get('/anything/at/all');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('</script><b>');
    const data = /id="pignon-catalogue">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ revision: 2, remotes: { demo: { version: '1.0.0-b1' } } });
  });

  test('preloads the product and the page of the remote for somebody who was signed in, and nothing of it otherwise', async () => {
    const preloaded = (html: string) => [...html.matchAll(/rel="preload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloaded((await get('/demo/list')).body)).toEqual([]);
    const expected = [
      '/assets/product.js',
      '/remotes/demo/1.0.0-b1/entry.1.js',
      '/remotes/demo/1.0.0-b1/pages-list.1.js',
    ];
    expect(preloaded((await get('/demo/list', signedIn)).body)).toEqual(expected);
    expect(preloaded((await get('/demo', signedIn)).body)).toEqual(expected);
  });

  test('notices that the host was built again', async () => {
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

  test('answers 404 for a file that does not exist, never the page', async () => {
    for (const url of ['/assets/gone.js', '/remotes/demo/1.0.0-b1/gone.js', '/robots.txt', '/remotes/demo/none']) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['content-type']).toContain('text/plain');
    }
    expect((await edge.inject({ method: 'POST', url: '/property/list' })).statusCode).toBe(404);
  });

  test('serves built files for ever, compressed at build', async () => {
    const answer = await get('/assets/main.js', { 'accept-encoding': 'br' });
    expect(answer.body).toBe('small');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/remotes/demo/1.0.0-b1/entry.1.js')).body).toBe('entry');
  });

  test('tells whether the registry changed without sending it again', async () => {
    const first = await get('/registry.json');
    expect(first.headers).toMatchObject({ etag: '"2"', 'cache-control': 'no-store' });
    expect((await get('/catalogue.json', { 'if-none-match': '"2"' })).statusCode).toBe(304);
    await publish(folderStore(storeDir), await builtRemote({ version: '1.0.0-b2' }), LIVE_HOST);
    await promote(folderStore(storeDir), 'demo');
    const next = await get('/catalogue.json', { 'if-none-match': '"2"' });
    expect(next.json()).toMatchObject({ revision: 4, remotes: { demo: { version: '1.0.0-b2' } } });
  });

  test('keeps the last good registry when a bad one is written', async () => {
    await get('/registry.json');
    await writeFile(path.join(storeDir, 'registry.json'), '{ "half":');
    expect((await get('/registry.json')).json()).toMatchObject({ revision: 2 });
  });

  test('passes product calls on as they are, streams included', async () => {
    const { body } = await get('/api/stream?since=3', { host: 'agence.test' });
    expect(body).toBe('data: /api/stream?since=3 agence.test\n\ndata: later\n\n');
  });

  test('says in French, as a problem document, that a server is down', async () => {
    const answer = await get('/identitytoolkit.googleapis.com/v1/projects');
    expect(answer.statusCode).toBe(502);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 502, code: 'IDENTITY_UNREACHABLE' });
    expect(answer.json<{ message: string }>().message).toMatch(/ne répond pas/);
  });

  test('is ready when the API is', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    expect((await get('/readyz')).statusCode).toBe(503);
  });

  test('hands out the public configuration', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      apiUrl: '/api',
      authEmulatorUrl: '/',
      contract: '1.0.0',
    });
  });
});
