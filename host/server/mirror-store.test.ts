import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { HOST_BUILDS } from '@pignon/platform/store/host-builds';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { folderStore } from '@pignon/platform/store/folder-store';
import { storeHostBuild } from '@pignon/platform/store/store-host-build';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { mirrorStore } from './mirror-store';

let sourceStore: RemoteStore;
let mirrorFolder: string;
const newFolder = () => mkdtemp(path.join(tmpdir(), 'pignon-follow-'));
const log = jest.fn();
const rejectUnreachable = () => Promise.reject(new Error('the store cannot be reached'));
const mirroredVersion = async () => (await folderStore(mirrorFolder).readRegistry()).remotes.demo?.stable;

beforeEach(async () => {
  log.mockReset();
  [sourceStore, mirrorFolder] = [folderStore(await newFolder()), await newFolder()];
  await publish(sourceStore, await builtRemote({ version: '1.0.0' }), LIVE_HOST);
  await promote(sourceStore, 'demo', LIVE_HOST);
});

test('follows the store’s live versions until it is stopped', async () => {
  const { stop } = await mirrorStore(sourceStore, mirrorFolder, log, 10);
  expect(await mirroredVersion()).toBe('1.0.0');
  await publish(sourceStore, await builtRemote({ version: '2.0.0' }), LIVE_HOST);
  await promote(sourceStore, 'demo', LIVE_HOST);
  await waitFor(async () => expect(await mirroredVersion()).toBe('2.0.0'));
  stop();
  expect(log).not.toHaveBeenCalled();
});

test('leaves the folder as it is while the store is unreachable, and logs that once', async () => {
  (await mirrorStore(sourceStore, mirrorFolder, log, 10)).stop();
  const read = jest.fn(rejectUnreachable);
  const { stop } = await mirrorStore({ ...sourceStore, readRegistry: read }, mirrorFolder, log, 10);
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(3));
  stop();
  expect(await mirroredVersion()).toBe('1.0.0');
  expect(log.mock.calls).toEqual([['the store cannot be reached']]);
});

test('keeps back only a remote with corrupt files, names it, and updates it once they are repaired', async () => {
  const routes = [{ path: '/other', redirect: '/' }];
  await publish(sourceStore, await builtRemote({ name: 'other', routes }), LIVE_HOST);
  await promote(sourceStore, 'other', LIVE_HOST);
  let isCorrupt = true;
  const readFile: RemoteStore['readFile'] = async (name, version, file) =>
    isCorrupt && name === 'demo' ? Buffer.from('something else') : sourceStore.readFile(name, version, file);
  const { behind, stop } = await mirrorStore({ ...sourceStore, readFile }, mirrorFolder, log, 10);
  const { remotes, revision } = await folderStore(mirrorFolder).readRegistry();
  expect([Object.keys(remotes), revision, behind()]).toEqual([['other'], 4, ['demo']]);
  expect(log.mock.calls).toEqual([['demo 1.0.0: entry.1.js is not what was published']]);
  isCorrupt = false;
  await waitFor(async () => expect(await mirroredVersion()).toBe('1.0.0'));
  await waitFor(() => expect(behind()).toEqual([]));
  stop();
});

test('refuses to start when there is nothing to serve', async () => {
  await expect(mirrorStore({ ...sourceStore, readRegistry: rejectUnreachable }, mirrorFolder, log, 10)).rejects.toThrow(
    'cannot be reached',
  );
});

test('mirrors the files of earlier hosts without delaying the start', async () => {
  await storeHostBuild(sourceStore, await builtHostFolder({ 'door-map.aaaaaaaaaa.js': 'map' }));
  const readFile: RemoteStore['readFile'] = async (name, version, file) =>
    name === HOST_BUILDS ? new Promise(() => undefined) : sourceStore.readFile(name, version, file);
  const stops = [await mirrorStore({ ...sourceStore, readFile }, mirrorFolder, log, 10)];
  expect(await mirroredVersion()).toBe('1.0.0');
  stops.push(await mirrorStore(sourceStore, mirrorFolder, log, 10));
  const [{ id } = { id: '' }] = (await folderStore(mirrorFolder).readRegistry()).hosts ?? [];
  const map = () => folderStore(mirrorFolder).readFile(HOST_BUILDS, id, 'door-map.aaaaaaaaaa.js');
  await waitFor(async () => expect(String(await map())).toBe('map'));
  for (const { stop } of stops) stop();
});
