import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEV_VERSION } from '@pignon/shared/federation/live-remote';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { folderStore } from '@pignon/platform/store/folder-store';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { liveRegistry } from './live-registry';

let storeDir: string;

beforeEach(async () => {
  storeDir = await mkdtemp(path.join(tmpdir(), 'pignon-live-'));
  await publish(folderStore(storeDir), await builtRemote(), LIVE_HOST);
  await promote(folderStore(storeDir), 'demo', LIVE_HOST);
});

describe('the composed catalogue', () => {
  test('stays cached for the served host, however many other contracts are requested', async () => {
    const registryReader = liveRegistry(storeDir);
    for (let minor = 0; minor < 40; minor += 1)
      await registryReader.catalogue({ contract: `7.${minor}.0`, api: '1.0.0' });
    expect(await registryReader.catalogue(LIVE_HOST)).toBe(await registryReader.catalogue(LIVE_HOST));
  });

  test('is composed again for a host with other libraries', async () => {
    const registryReader = liveRegistry(storeDir);
    const versionsFor = async (react: string) => {
      const host = { ...LIVE_HOST, provides: { ...LIVE_HOST.provides, react } };
      return (await registryReader.catalogue(host)).remotes.demo?.refused;
    };
    expect(await versionsFor('19.3.2')).toBeUndefined();
    expect(await versionsFor('20.0.0')).toContain('the host provides 20.0.0');
  });
});

describe('the catalogues of earlier hosts', () => {
  const earlierHost = (minor: number) => ({ contract: `7.${minor}.0`, api: '1.0.0' });

  test('are cached for the first twenty contracts, until the registry changes', async () => {
    const registryReader = liveRegistry(storeDir);
    const first = await Promise.all(
      Array.from({ length: 21 }, (_, minor) => registryReader.catalogue(earlierHost(minor))),
    );
    expect(await registryReader.catalogue(earlierHost(0))).toBe(first[0]);
    expect(await registryReader.catalogue(earlierHost(19))).toBe(first[19]);
    expect(await registryReader.catalogue(earlierHost(20))).not.toBe(first[20]);
    expect(await registryReader.catalogue(earlierHost(20))).toEqual(first[20]);
  });
});

test('logs an unreadable registry once, and keeps the last good one', async () => {
  const registryReader = liveRegistry(storeDir);
  const lastGoodRegistry = await registryReader.registry();
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await writeFile(path.join(storeDir, 'registry.json'), '{');
  expect(await registryReader.registry()).toBe(lastGoodRegistry);
  expect(await registryReader.registry()).toBe(lastGoodRegistry);
  expect(stderr.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^the registry is left aside: registry\.json of the store is spoilt .+\n$/),
  ]);
});

test.each([
  ['spoilt', () => writeFile(path.join(storeDir, 'registry.json'), '{')],
  ['lost', () => rm(path.join(storeDir, 'registry.json'))],
])('starts with the newest revision when the registry is %s', async (_, corruptRegistry) => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const revision = (await folderStore(storeDir).readRegistry()).revision;
  await corruptRegistry();
  const registryReader = liveRegistry(storeDir);
  expect((await registryReader.registry()).revision).toBe(revision);
  expect((await registryReader.catalogue(LIVE_HOST)).remotes.demo?.version).toBe('1.0.0-b1');
});

describe('a remote from a development server', () => {
  let server: Server | undefined;
  const versionServedBy = async (answer: RequestListener) => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const demo = `http://localhost:${(server.address() as AddressInfo).port}`;
    return (await liveRegistry(storeDir, { demo }).catalogue(LIVE_HOST)).remotes.demo?.version;
  };
  const respondsWith = (body: string) => versionServedBy((_request, response) => response.end(body));

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  test('replaces the published one', async () => {
    expect(await respondsWith(JSON.stringify(descriptorOf({ version: DEV_VERSION })))).toBe(DEV_VERSION);
  });

  test.each([
    ['is incomplete', '{ "name": '],
    ['breaks the contract', JSON.stringify({ ...descriptorOf({ version: DEV_VERSION }), routes: 'none' })],
    ['is another remote', JSON.stringify(descriptorOf({ version: DEV_VERSION, name: 'other' }))],
  ])('keeps the published one when it %s', async (_, body) => {
    expect(await respondsWith(body)).toBe('1.0.0-b1');
  });

  test('keeps the published one when its server does not respond', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect(await versionServedBy(() => undefined)).toBe('1.0.0-b1');
  });
});
