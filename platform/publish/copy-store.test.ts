import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtHostFolder } from '../testing/built-host.fixture';
import { builtRemote } from '../testing/built-remote.fixture';
import { folderStore } from '../store/folder-store';
import { HOST_BUILDS, retainedHosts } from '../store/host-builds';
import { storeHostBuild } from '../store/store-host-build';
import { copyStoreTo, fillStoreFrom } from './copy-store';
import { promote, rollback } from './live-versions';
import { publish } from './publish';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'pignon-copy-'));

test('a copy of a store fills an empty one, with the same live and previous versions', async () => {
  const store = folderStore(await newFolder());
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await publish(store, await builtRemote({ version }), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST, version);
  }
  await storeHostBuild(store, await builtHostFolder({ 'assets/late.0123456789.js': 'late();' }));
  const copy = await newFolder();
  await copyStoreTo(store, copy);
  const filled = folderStore(await newFolder());
  await fillStoreFrom(copy, filled);
  const { remotes, revision, ...registry } = await filled.readRegistry();
  expect([revision, remotes.demo?.stable, remotes.demo?.previous]).toEqual([1, '3.0.0', '2.0.0']);
  // the first version is no longer served
  expect(Object.keys(remotes.demo?.versions ?? {})).toEqual(['2.0.0', '3.0.0']);
  expect(String(await filled.readFile('demo', '3.0.0', 'entry.1.js'))).toBe('entry');
  const [host] = retainedHosts({ remotes, revision, ...registry });
  expect(await filled.hasVersion(HOST_BUILDS, host?.id ?? '')).toBe(true);
  expect((await rollback(filled, 'demo', LIVE_HOST)).live).toBe('2.0.0');
});

test('a store with publications is not filled, and an empty copy fills nothing', async () => {
  const [copy, folder] = [await newFolder(), await newFolder()];
  const store = folderStore(folder);
  await copyStoreTo(folderStore(await newFolder()), copy);
  await fillStoreFrom(copy, store);
  expect((await store.readRegistry()).revision).toBe(0);
  await publish(store, await builtRemote(), LIVE_HOST);
  await expect(fillStoreFrom(copy, store)).rejects.toThrow('holds something already');
});
