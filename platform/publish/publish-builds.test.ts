import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '../testing/built-remote.fixture';
import { folderStore } from '../store/folder-store';
import { promote, retire, rollback } from './live-versions';
import { prune } from './prune';
import { publish } from './publish';
import type { RemoteStore } from '../store/remote-store';
import { publishBuilds } from './publish-builds';

let store: RemoteStore;
const say = jest.fn();
beforeEach(async () => {
  say.mockReset();
  store = folderStore(await mkdtemp(path.join(tmpdir(), 'pignon-store-')));
});

const folderOf = (name: string, version: string, contract = '^1.0.0') =>
  builtRemote({ name, version, contract, routes: [{ path: `/${name}`, redirect: '/' }] });
/** Publishes the builds of an image, or fresh builds. */
const publishFolders = async (folders: string[], fresh = false) =>
  publishBuilds(
    store,
    folders.map((folder) => ({ folder, fresh })),
    LIVE_HOST,
    say,
  );
const live = async (name = 'demo') => (await store.readRegistry()).remotes[name]?.stable;

describe('the remotes of an image', () => {
  test('are published and promoted where the store lacks them', async () => {
    const built = await Promise.all(['one', 'two'].map((name) => folderOf(name, '1')));
    expect(await publishFolders(built)).toEqual([]);
    await publishFolders(built);
    expect(say.mock.calls).toEqual([['published one 1'], ['published two 1']]);
    await publishFolders([await folderOf('one', '2')]);
    expect([await live('one'), await live('two')]).toEqual(['2', '1']);
  });

  test('do not undo a later rollback, retirement or separate release, also when pruned', async () => {
    const older = await folderOf('demo', '1');
    await publishFolders([older]);
    for (const version of ['2', '3', '4']) {
      await publish(store, await folderOf('demo', version), LIVE_HOST);
      await promote(store, 'demo', LIVE_HOST, version);
    }
    await publishFolders([older]);
    await prune(store, { keep: 1, now: new Date(Date.now() + 2 * 86_400_000) });
    expect((await store.readRegistry()).remotes.demo?.versions).not.toHaveProperty('1');
    await publishFolders([older]);
    expect(await live()).toBe('4');
    await rollback(store, 'demo', LIVE_HOST);
    await publishFolders([await folderOf('demo', '4')]);
    expect(await live()).toBe('3');
    await retire(store, 'demo');
    await publishFolders([older]);
    expect(await live()).toBeNull();
  });

  test('are promoted again when they are fresh builds', async () => {
    const older = await folderOf('demo', '1');
    await publishFolders([older]);
    await publishFolders([await folderOf('demo', '2')]);
    await publishFolders([older], true);
    expect(await live()).toBe('1');
  });
});

describe('a remote that is refused', () => {
  test('does not stop the others, and keeps its live version', async () => {
    await publishFolders([await folderOf('one', '1')]);
    const refused = await publishFolders([await folderOf('one', '2', '^2.0.0'), await folderOf('two', '1')]);
    expect(refused.map(({ what }) => what)).toEqual(['one is not published']);
    expect(say).toHaveBeenCalledWith(expect.stringContaining('one is not published: it asks for contract ^2.0.0'));
    expect([await live('one'), await live('two')]).toEqual(['1', '1']);
  });

  test('is an error when it has no live version, after the others are published', async () => {
    const built = [await folderOf('one', '1', '^2.0.0'), await folderOf('two', '1')];
    await expect(publishFolders(built)).rejects.toThrow('one is not published');
    expect(await live('two')).toBe('1');
  });
});
