import { mkdtemp } from 'node:fs/promises';
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

describe('what is composed once', () => {
  test('stays for the served host, however many other contracts are asked for', async () => {
    const live = liveRegistry(storeDir);
    for (let minor = 0; minor < 40; minor += 1) await live.catalogue({ contract: `7.${minor}.0`, api: '1.0.0' });
    expect(await live.catalogue(LIVE_HOST)).toBe(await live.catalogue(LIVE_HOST));
  });

  test('is composed anew for a host that was built again with other libraries', async () => {
    const live = liveRegistry(storeDir);
    const versionsFor = async (react: string) => {
      const host = { ...LIVE_HOST, provides: { ...LIVE_HOST.provides, react } };
      return (await live.catalogue(host)).remotes.demo?.refused;
    };
    expect(await versionsFor('19.3.2')).toBeUndefined();
    expect(await versionsFor('20.0.0')).toContain('the host provides 20.0.0');
  });
});

describe('a remote from a development server', () => {
  let server: Server | undefined;
  const servedBy = async (answer: RequestListener) => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const demo = `http://localhost:${(server.address() as AddressInfo).port}`;
    return (await liveRegistry(storeDir, { demo }).catalogue(LIVE_HOST)).remotes.demo?.version;
  };
  const says = (body: string) => servedBy((_request, response) => response.end(body));

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  test('takes the place of the published one', async () => {
    expect(await says(JSON.stringify(descriptorOf({ version: DEV_VERSION })))).toBe(DEV_VERSION);
  });

  test.each([
    ['is half written', '{ "name": '],
    ['breaks the contract', JSON.stringify({ ...descriptorOf({ version: DEV_VERSION }), routes: 'none' })],
    ['is another remote', JSON.stringify(descriptorOf({ version: DEV_VERSION, name: 'other' }))],
  ])('leaves the published one when it %s', async (_, body) => {
    expect(await says(body)).toBe('1.0.0-b1');
  });

  test('leaves the published one when it hangs', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect(await servedBy(() => undefined)).toBe('1.0.0-b1');
  });
});
