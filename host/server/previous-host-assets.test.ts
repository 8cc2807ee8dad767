import { mkdtemp, readdir, rm, cp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { HOST_BUILDS } from '@pignon/platform/store/host-builds';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { folderStore } from '@pignon/platform/store/folder-store';
import { storeHostBuild } from '@pignon/platform/store/store-host-build';
import { buildEdge } from './edge';
import { runtimeConfiguration } from './runtime-configuration';

const REMOVED_FILE = 'door-map.aaaaaaaaaa.js';
const ADDED_FILE = 'door-map.bbbbbbbbbb.js';
const UNCHANGED_FILE = 'media/pin.cccccccccc.png';

let edge: FastifyInstance;
let hostDist: string;
let storeDir: string;

/** Replaces the served build by another one, as a release does, and stores its files. */
async function releaseBuild(files: Record<string, string>): Promise<void> {
  const built = await builtHostFolder(files);
  await rm(hostDist, { recursive: true });
  await cp(built, hostDist, { recursive: true });
  await storeHostBuild(folderStore(storeDir), hostDist);
}

beforeEach(async () => {
  storeDir = await mkdtemp(path.join(tmpdir(), 'pignon-store-'));
  hostDist = await builtHostFolder({ [REMOVED_FILE]: 'the map', [UNCHANGED_FILE]: 'pin' });
  edge = await buildEdge({
    hostDist,
    storeDir,
    apiUpstream: 'http://127.0.0.1:1',
    config: runtimeConfiguration({}),
  });
});
afterEach(() => edge.close());

const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers });
const folderOf = async (at: number) => {
  const { hosts = [] } = await folderStore(storeDir).readRegistry();
  return path.join(storeDir, HOST_BUILDS, hosts[at]?.id ?? '');
};
/** Removes the headers that differ between responses for the same file. */
const stableHeaders = ({ date: _date, 'last-modified': _modified, etag: _etag, ...headers }: Record<string, unknown>) =>
  headers;

test('serves a file of the previous host with the headers of that host', async () => {
  await storeHostBuild(folderStore(storeDir), hostDist);
  const request = { 'accept-encoding': 'br' };
  const before = await get(`/assets/${REMOVED_FILE}`, request);
  await releaseBuild({ [ADDED_FILE]: 'another map', [UNCHANGED_FILE]: 'pin' });
  const after = await get(`/assets/${REMOVED_FILE}`, request);
  expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
  expect(after.rawPayload).toEqual(before.rawPayload);
  expect(stableHeaders(after.headers)).toEqual(stableHeaders(before.headers));
  expect(after.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(after.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await get(`/assets/${REMOVED_FILE}?retry=1`)).body).toBe('the map');
  expect((await edge.inject({ method: 'HEAD', url: `/assets/${REMOVED_FILE}` })).statusCode).toBe(200);
  for (const file of [ADDED_FILE, UNCHANGED_FILE]) expect((await get(`/assets/${file}`)).statusCode).toBe(200);
});

test('serves files of the two previous hosts, not of earlier ones', async () => {
  await storeHostBuild(folderStore(storeDir), hostDist);
  const statuses: number[] = [];
  for (const digit of ['1', '2', '3']) {
    await releaseBuild({ [`door-map.${digit.repeat(10)}.js`]: digit });
    statuses.push((await get(`/assets/${REMOVED_FILE}`)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 404]);
});

test.each([
  ['the file itself', REMOVED_FILE, 'evil();'],
  ['its compressed copy', `${REMOVED_FILE}.br`, brotliCompressSync('evil();')],
  ['a copy that is corrupt', `${REMOVED_FILE}.gz`, 'evil();'],
])('answers 404 when %s differs from the build', async (_, file, content) => {
  await storeHostBuild(folderStore(storeDir), hostDist);
  await releaseBuild({ [ADDED_FILE]: 'another map' });
  await writeFile(path.join(await folderOf(1), file), content);
  const answer = await get(`/assets/${REMOVED_FILE}`, { 'accept-encoding': 'gzip' });
  expect([answer.statusCode, answer.body]).toEqual([404, 'Introuvable\n']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('serves no page, data or other file of an earlier host', async () => {
  await storeHostBuild(folderStore(storeDir), hostDist);
  await releaseBuild({ [ADDED_FILE]: 'another map' });
  const folder = await folderOf(1);
  for (const file of ['index.aaaaaaaaaa.html', 'remote.json']) await writeFile(path.join(folder, file), '{}');
  const id = path.basename(folder);
  expect(await readdir(folder)).toContain(REMOVED_FILE);
  for (const url of [
    '/assets/remote.json',
    '/assets/index.aaaaaaaaaa.html',
    `/assets/../${HOST_BUILDS}/${id}/${REMOVED_FILE}`,
    `/assets/..%2f${HOST_BUILDS}%2f${id}%2f${REMOVED_FILE}`,
    `/assets/${id}/${REMOVED_FILE}`,
    `/remotes/${HOST_BUILDS}/${id}/${REMOVED_FILE}`,
    `/remotes/${HOST_BUILDS}/${id}/remote.json`,
  ]) {
    expect([url, Math.floor((await get(url)).statusCode / 100)]).toEqual([url, 4]);
  }
  expect((await edge.inject({ method: 'POST', url: `/assets/${REMOVED_FILE}` })).statusCode).toBe(404);
});

test('serves the present host from an empty store', async () => {
  expect((await get(`/assets/${REMOVED_FILE}`)).body).toBe('the map');
  expect((await get(`/assets/${ADDED_FILE}`)).statusCode).toBe(404);
});

test('does not list files of earlier hosts in the public registry', async () => {
  await storeHostBuild(folderStore(storeDir), hostDist);
  for (const url of ['/registry.json', '/catalogue.json']) expect((await get(url)).body).not.toContain(REMOVED_FILE);
});
