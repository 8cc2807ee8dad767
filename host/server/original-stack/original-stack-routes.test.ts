import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OriginalStack } from '@pignon/shared/domain/client-error/original-stack';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { folderStore } from '@pignon/platform/store/folder-store';
import { storeHostBuild } from '@pignon/platform/store/store-host-build';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { mapsNextTo } from '@pignon/platform/store/source-maps';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { mapsBesideBuild, SCRIPT, SCRIPT_MAP } from '@pignon/platform/testing/source-map.fixture';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { buildEdge } from '../edge';
import { runtimeConfiguration } from '../runtime-configuration';

const CALLERS: Record<string, object> = {
  'Bearer support': { status: 'ACTIVE', roles: ['SUPPORT'] },
  'Bearer manager': { status: 'ACTIVE', roles: ['MANAGER'] },
  'Bearer negotiator': { status: 'ACTIVE', roles: ['NEGOTIATOR'] },
  'Bearer synchro': { status: 'ACTIVE', roles: ['SYNCHRO'] },
  'Bearer suspended': { status: 'SUSPENDED', roles: ['SUPPORT'] },
  'Bearer unverified': { status: 'ACTIVE', roles: ['SUPPORT'], secondFactorStep: 'CODE' },
};
const PAGE = 'https://pignon.agence.fr/remotes/demo/1.0.0-b1/pages-list.1.js';
const HOST_FILE = 'product.0123456789.js';
const RAW_FRAME = `    at e (${PAGE}:1:23)`;

let edge: FastifyInstance | undefined;
let api: Server;
let storeDir: string;
let hostDist: string;

function runningEdge(): FastifyInstance {
  if (!edge) throw new Error('no edge was started');
  return edge;
}

async function start(maps?: RemoteStore): Promise<void> {
  await edge?.close();
  edge = await buildEdge({
    hostDist,
    storeDir,
    apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    emulatorUpstream: 'http://127.0.0.1:1',
    config: runtimeConfiguration({}),
    ...(maps ? { maps } : {}),
  });
}

beforeEach(async () => {
  api = createServer((request, response) => {
    const person = request.url === '/api/user/me' ? CALLERS[request.headers.authorization ?? ''] : undefined;
    response.writeHead(person ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(person ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  storeDir = await mkdtemp(path.join(tmpdir(), 'pignon-store-'));
  hostDist = await builtHostFolder({ [HOST_FILE]: SCRIPT });
  await mapsBesideBuild(hostDist, { [`${HOST_FILE}.map`]: SCRIPT_MAP });
  const remote = await builtRemote({}, SCRIPT);
  await mapsBesideBuild(remote, { 'pages-list.1.js.map': SCRIPT_MAP });
  await publish(folderStore(storeDir), remote, LIVE_HOST);
  await promote(folderStore(storeDir), 'demo', LIVE_HOST);
  await storeHostBuild(folderStore(storeDir), hostDist);
  await start();
});

afterEach(async () => {
  await edge?.close();
  api.closeAllConnections();
  api.close();
});

const requestStack = (payload: object | string, callerToken = 'support') =>
  runningEdge().inject({
    method: 'POST',
    url: '/original-stack.json',
    payload,
    headers: { ...(callerToken ? { authorization: `Bearer ${callerToken}` } : {}), 'content-type': 'application/json' },
  });

test.each([
  ['', 401],
  ['stranger', 401],
  ['negotiator', 403],
  ['synchro', 403],
  ['suspended', 403],
  ['unverified', 403],
  ['manager', 200],
  ['support', 200],
])('answers a stack of "%s" with %i', async (callerToken, status) => {
  const answer = await requestStack({ stack: RAW_FRAME }, callerToken);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  if (status === 200) {
    const sourcePosition = { file: 'shared/demo.tsx', line: 14, column: 3, name: 'draw' };
    expect(answer.json<OriginalStack>()).toEqual({ lines: [{ raw: RAW_FRAME, at: sourcePosition }] });
  } else expect(answer.body).not.toContain('demo.tsx');
  // an unauthorized caller does not learn whether the body is valid
  expect((await requestStack({}, callerToken)).statusCode).toBe(status === 200 ? 422 : status);
});

test('gives the reason for a version without maps, a corrupt map, and a browser extension', async () => {
  const map = path.join(storeDir, 'source-maps/demo/1.0.0-b1/pages-list.1.js.map.gz');
  const extension = '    at chrome-extension://abc/inject.js:1:2';
  await writeFile(map, 'spoilt');
  const requestReasons = async () => {
    const answer = await requestStack({ stack: `${RAW_FRAME}\n${extension}` });
    return [answer.statusCode, ...answer.json<OriginalStack>().lines.map(({ raw, why }) => [raw, why])];
  };
  expect(await requestReasons()).toEqual([200, [RAW_FRAME, 'SPOILT'], [extension, 'FOREIGN']]);
  await rm(path.dirname(map), { recursive: true });
  expect(await requestReasons()).toEqual([200, [RAW_FRAME, 'NO_MAP'], [extension, 'FOREIGN']]);
});

test('refuses text that is no stack or too long', async () => {
  for (const payload of [
    {},
    { stack: 7 },
    { stack: 'x'.repeat(10_001) },
    { stack: RAW_FRAME, file: '../registry.json' },
  ])
    expect((await requestStack(payload)).statusCode).toBe(422);
  expect((await requestStack('{')).statusCode).toBe(400);
  expect((await requestStack({ stack: 'x'.repeat(70_000) })).statusCode).toBe(413);
  expect((await runningEdge().inject({ url: '/original-stack.json' })).statusCode).toBe(404);
});

test('reads maps from the mirrored bucket, and reports an unreachable one', async () => {
  const unreachableStore: RemoteStore = {
    ...folderStore(storeDir),
    readRegistry: () => Promise.reject(new Error('away')),
  };
  await start(unreachableStore);
  const answer = await requestStack({ stack: RAW_FRAME });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    503,
    expect.stringContaining('Réessayez'),
  ]);
});

describe('source maps are never served', () => {
  /** Contents of a map that no page or script may contain. */
  const LEAK_PATTERN = /mappings|shared\/demo\.tsx/;
  const urlPrefixes = ['/remotes', '/assets', '', '/api', '/host-builds', '/remotes/host-builds', '/assets/..'];
  const pathVariants = (file: string) => [
    file,
    file.replaceAll('/', '%2f'),
    `../${file}`,
    `%2e%2e/${file}`,
    `..%2f${file}`,
  ];

  async function mapAddresses(): Promise<string[]> {
    const storedMaps = (await readdir(storeDir, { recursive: true })).filter((file) => file.endsWith('.map.gz'));
    // one map of the remote, one of the host
    expect(storedMaps).toHaveLength(2);
    const adjacentMaps = (await readdir(mapsNextTo(hostDist))).map(
      (name) => `${path.basename(mapsNextTo(hostDist))}/${name}`,
    );
    const shippedFiles = ['demo/1.0.0-b1/pages-list.1.js', HOST_FILE].flatMap((file) => [
      `${file}.map`,
      `${file}.map.gz`,
    ]);
    const files = [
      ...storedMaps,
      ...storedMaps.map((file) => file.replace(/\.gz$/, '')),
      ...adjacentMaps,
      ...shippedFiles,
    ];
    return files.flatMap((file) =>
      urlPrefixes.flatMap((urlPrefix) => pathVariants(file).map((name) => `${urlPrefix}/${name}`)),
    );
  }

  test.each(['identity', 'gzip', 'br'])('at any address, with the encoding %s', async (encoding) => {
    const all = await mapAddresses();
    expect(all.length).toBeGreaterThan(200);
    for (const url of all) {
      const { statusCode, rawPayload } = await runningEdge().inject({
        url,
        headers: { 'accept-encoding': encoding, authorization: 'Bearer support' },
      });
      // a path without a file is answered with the page
      const isMap =
        rawPayload.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b])) && statusCode === 200 && url.includes('.map');
      expect([url, isMap, LEAK_PATTERN.test(String(rawPayload))]).toEqual([url, false, false]);
    }
  });

  test('although the scripts themselves are, without a reference to a map', async () => {
    for (const url of [new URL(PAGE).pathname, `/assets/${HOST_FILE}`]) {
      const { statusCode, body, headers } = await runningEdge().inject({ url });
      expect([statusCode, body]).toEqual([200, SCRIPT]);
      expect(headers).not.toHaveProperty('sourcemap');
      expect(headers).not.toHaveProperty('x-sourcemap');
    }
  });
});
