import { createHash } from 'node:crypto';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { folderStore } from '@pignon/platform/store/folder-store';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { buildEdge } from './edge';
import type { EdgeOptions } from './edge-options';
import * as sending from './send-compressed';
import { runtimeConfiguration } from './runtime-configuration';

jest.mock('./send-compressed', () => {
  const actualModule = jest.requireActual<typeof sending>('./send-compressed');
  return { ...actualModule, compressed: jest.fn(actualModule.compressed) };
});

const compressed = jest.mocked(sending.compressed);
let edge: FastifyInstance;
let options: EdgeOptions;
let appTitle: string;

async function start(overrides: Partial<EdgeOptions> = {}): Promise<void> {
  const hostDist = await builtHostFolder({});
  const defaultConfig = runtimeConfiguration({})();
  const config = () => ({ ...defaultConfig, appTitle });
  options = {
    hostDist,
    storeDir: path.join(hostDist, 'store'),
    apiUpstream: 'http://127.0.0.1:1',
    config,
    ...overrides,
  };
  edge = await buildEdge(options);
}

beforeEach(() => {
  compressed.mockClear();
  compressed.mockImplementation(jest.requireActual<typeof sending>('./send-compressed').compressed);
  appTitle = 'Pignon';
});
afterEach(() => edge.close());

const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers });

test('sends a page in an encoding that the browser accepts, with Vary for caches', async () => {
  await start();
  const plainResponse = await get('/contact/list');
  const br = await get('/contact/list', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/contact/list', { 'accept-encoding': 'gzip, deflate' });
  expect([plainResponse, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(plainResponse.body).toContain('<title>Pignon</title>');
  expect(String(brotliDecompressSync(br.rawPayload))).toBe(plainResponse.body);
  expect(String(gunzipSync(gzip.rawPayload))).toBe(plainResponse.body);
  for (const { statusCode, headers } of [plainResponse, br, gzip]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding, cookie',
    });
  }
});

test('writes and compresses a page once, until its content changes', async () => {
  await start();
  for (let time = 0; time < 3; time += 1) await get('/contact/list');
  expect(compressed).toHaveBeenCalledTimes(1);
  appTitle = 'Agence du Port';
  expect((await get('/contact/list')).body).toContain('<title>Agence du Port</title>');
  await publish(folderStore(options.storeDir), await builtRemote(), LIVE_HOST);
  await promote(folderStore(options.storeDir), 'demo', LIVE_HOST);
  expect((await get('/contact/list')).body).toContain('"demo"');
  const file = path.join(options.hostDist, 'host.json');
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  await get('/contact/list');
  expect(compressed).toHaveBeenCalledTimes(4);
  await get('/demo/list', { cookie: 'pignon-session=1' });
  expect(compressed).toHaveBeenCalledTimes(5);
});

test('clears the cached pages once there are 200, so that memory is bounded', async () => {
  await start();
  compressed.mockReturnValue({ uncompressed: Buffer.from(''), br: Buffer.from(''), gzip: Buffer.from('') });
  const requestPage = async (page: number) => {
    appTitle = `Page ${page}`;
    await get('/');
    return compressed.mock.calls.length;
  };
  for (let page = 1; page <= 200; page += 1) await requestPage(page);
  expect(await requestPage(1)).toBe(200);
  expect(await requestPage(201)).toBe(201);
  expect(await requestPage(1)).toBe(202);
  expect(await requestPage(201)).toBe(202);
});

test('writes the page for each request while a remote is under development', async () => {
  await start({ overrides: { demo: 'http://localhost:1' } });
  for (let time = 0; time < 2; time += 1) await get('/');
  expect(compressed).toHaveBeenCalledTimes(2);
});

test('serves the previous host during a build', async () => {
  await start();
  const file = path.join(options.hostDist, 'host.json');
  await writeFile(file, '{ "half":');
  expect((await get('/')).statusCode).toBe(200);
  await rm(file);
  expect((await get('/')).statusCode).toBe(200);
  expect((await get('/host.json')).json()).toMatchObject({ contract: LIVE_HOST.contract });
});

test('preloads the product only for a user who was signed in, by a cookie that no other host could set', async () => {
  await start();
  const host = { ...LIVE_HOST, pieces: { 'signed-in': { files: ['product.js'], needs: [] } } };
  await writeFile(path.join(options.hostDist, 'host.json'), JSON.stringify(host));
  const preloadsProduct = async (headers: Record<string, string>) =>
    (await get('/', headers)).body.includes('href="/assets/product.js"');
  const returningUser = { cookie: 'pignon-session=1' };
  expect(await preloadsProduct({})).toBe(false);
  expect(await preloadsProduct(returningUser)).toBe(true);
  const https = { 'x-forwarded-proto': 'https' };
  expect(await preloadsProduct({ ...https, ...returningUser })).toBe(false);
  expect(await preloadsProduct({ ...https, cookie: '__Host-pignon-session=1' })).toBe(true);
});

test('allows exactly the script that stands in the page, also after another build', async () => {
  await start();
  const build = async (early: string, code: string): Promise<void> => {
    await writeFile(path.join(options.hostDist, early), code);
    await writeFile(path.join(options.hostDist, 'host.json'), JSON.stringify({ ...LIVE_HOST, early }));
  };
  const hashes = async () => {
    const { body, headers: answer } = await get('/');
    const scripts = [...body.matchAll(/<script data-api[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) =>
      createHash('sha256').update(code).digest('base64'),
    );
    const policy = String(answer['content-security-policy']);
    return { scripts, allowed: [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash) };
  };
  expect(await hashes()).toEqual({ scripts: [], allowed: [] });
  await build('early.1.js', 'begin("</script>");\n');
  const first = await hashes();
  expect(first.scripts).toHaveLength(1);
  expect(first.allowed).toEqual(first.scripts);
  await build('early.22.js', 'begin("é");\n');
  const second = await hashes();
  expect(second.allowed).toEqual(second.scripts);
  expect(second.scripts).not.toEqual(first.scripts);
});

test.each(['/assets/none', '/remotes/none', '/robots.txt', '/a/b.PHP7', '/photo.webmanif'])(
  'answers 404 for a missing file instead of the page: %s',
  async (url) => {
    await start();
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
      'Introuvable\n',
    ]);
  },
);

test.each([
  '/',
  '/contact/v1.2/edit',
  '/contact/a.b-c',
  '/contact/jean.dupont.and-others',
  '/my/assets/',
  '/contact?file=a.js',
])('sends the page for every other path, for HEAD too: %s', async (url) => {
  await start();
  expect((await get(url)).headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await edge.inject({ method: 'HEAD', url })).statusCode).toBe(200);
});

describe('the state endpoints of the edge', () => {
  let api: Server | undefined;
  const apiAnswering = async (status: number): Promise<string[]> => {
    const requests: string[] = [];
    api = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => api!.listen(0, '127.0.0.1', resolve));
    await start({ apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
    return requests;
  };
  afterEach(() => {
    api?.closeAllConnections();
    api?.close();
    api = undefined;
  });

  test('report health without the API', async () => {
    await start();
    expect((await get('/healthz')).json()).toEqual({
      status: 'ok',
      contract: LIVE_HOST.contract,
      revision: 0,
      behind: [],
    });
  });

  test.each([
    [200, 200, 'ready'],
    [503, 503, 'api is not ready'],
  ])('report readiness as the API does: %i', async (apiStatus, expected, status) => {
    const apiRequests = await apiAnswering(apiStatus);
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json(), apiRequests]).toEqual([expected, { status }, ['/api/readyz']]);
  });

  test('report that the edge is not ready while the API does not respond', async () => {
    await start();
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'api is not ready' }]);
  });

  test('return the current configuration', async () => {
    await start();
    appTitle = 'Agence du Quai';
    const { headers, ...answer } = await get('/config.json');
    expect(headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ appTitle: 'Agence du Quai' });
  });
});
