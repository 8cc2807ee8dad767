import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { addStaticFiles } from './static-files';

let edge: FastifyInstance;
let root: string;

async function writeFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), file);
  }
}

async function start(): Promise<void> {
  edge = Fastify();
  const config = () => {
    throw new Error('is not asked for');
  };
  await addStaticFiles(edge, {
    hostDist: path.join(root, 'host'),
    storeDir: path.join(root, 'store'),
    apiUpstream: '',
    config,
  });
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-static-'));
  await mkdir(path.join(root, 'host'));
  await mkdir(path.join(root, 'store'));
});
afterEach(() => edge.close());

const get = (url: string, encoding = 'identity') => edge.inject({ url, headers: { 'accept-encoding': encoding } });
const statusOf = async (url: string) => (await get(url)).statusCode;

test('lets browsers cache files with a content hash for a year without revalidation', async () => {
  await writeFiles(['host/main.1.js', 'store/demo/1.0.0/entry.1.js', 'store/demo/1.0.0/deep/page.1.js']);
  await start();
  for (const url of ['/assets/main.1.js', '/remotes/demo/1.0.0/entry.1.js', '/remotes/demo/1.0.0/deep/page.1.js']) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('sends compressed copies to browsers that accept them, also of the public files', async () => {
  await writeFiles(['host/main.js', 'host/main.js.br', 'host/main.js.gz', 'host/public/a.svg', 'host/public/a.svg.gz']);
  await start();
  expect((await get('/assets/main.js', 'br')).body).toBe('host/main.js.br');
  expect((await get('/assets/main.js', 'gzip')).body).toBe('host/main.js.gz');
  expect((await get('/assets/main.js')).body).toBe('host/main.js');
  expect((await get('/a.svg', 'gzip')).body).toBe('host/public/a.svg.gz');
});

test('serves public files at the root, cached for an hour', async () => {
  await writeFiles(['host/public/icon.svg', 'host/public/index.html']);
  await start();
  const icon = await get('/icon.svg');
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  // the edge writes the page itself
  expect(await statusOf('/')).toBe(404);
});

test('serves a host without public files', async () => {
  await writeFiles(['host/main.js']);
  await start();
  expect([await statusOf('/assets/main.js'), await statusOf('/icon.svg')]).toEqual([200, 404]);
});

test('serves neither folders nor hidden files', async () => {
  await writeFiles(['host/index.html', 'host/.env', 'store/demo/1.0.0/.env', 'store/demo/1.0.0/index.html']);
  await start();
  for (const url of ['/assets/', '/assets/.env', '/remotes/demo/1.0.0/', '/remotes/demo/1.0.0/.env'])
    expect([url, (await get(url)).body]).toEqual([url, expect.not.stringMatching(/host|store/)]);
});

test('serves only files of remote versions from the store', async () => {
  await writeFiles([
    'store/registry.json',
    'store/demo/notes.txt',
    'store/Demo/1.0.0/a.js',
    'store/host-builds/abc/a.js',
    'store/a-b/demo/1.0.0/a.js',
    'store/demo/1.0.0/bom.json',
    'store/demo/1.0.0/bom.json.br',
  ]);
  await start();
  for (const url of [
    '/remotes/registry.json',
    '/remotes/demo/notes.txt',
    '/remotes/Demo/1.0.0/a.js',
    '/remotes/host-builds/abc/a.js',
    '/remotes/a-b/demo/1.0.0/a.js',
    '/remotes/demo/1.0.0/bom.json',
    '/remotes/demo/1.0.0/bom.json.br',
    '/remotes/demo/',
  ])
    expect([url, await statusOf(url)]).toEqual([url, 404]);
});
