import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '../testing/built-remote.fixture';
import { folderStore } from '../store/folder-store';
import { canary, promote, retire } from './live-versions';
import { mirror } from './mirror';
import { publish } from './publish';
import type { RemoteStore } from '../store/remote-store';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'pignon-mirror-'));
let far: RemoteStore;
let root: string;
beforeEach(async () => {
  far = folderStore(await newFolder());
  root = await newFolder();
});

const add = async (store: RemoteStore, name: string, version: string) =>
  publish(store, await builtRemote({ name, version, routes: [{ path: `/${name}`, redirect: '/' }] }), LIVE_HOST);
const release = async (store: RemoteStore, name: string, version: string) => {
  await add(store, name, version);
  await promote(store, name, LIVE_HOST, version);
};
/** A store in which every file of a version is altered. */
const corrupt = (name: string, version: string): RemoteStore => ({
  ...far,
  readFile: async (...at) =>
    at[0] === name && at[1] === version ? Buffer.from('something else') : far.readFile(...at),
});
const mirroredRemotes = async () => {
  const { remotes } = await folderStore(root).readRegistry();
  return Object.values(remotes).map(({ stable, previous, canary: trial }) => [stable, previous, trial?.version]);
};

describe('a mirror, when files of one remote are corrupt', () => {
  beforeEach(async () => {
    await release(far, 'one', '1');
    await release(far, 'two', '1');
    await mirror(far, root);
  });

  test('keeps that remote as it was and updates the others', async () => {
    for (const name of ['one', 'two']) await release(far, name, '2');
    expect(await mirror(corrupt('one', '2'), root)).toEqual({
      revision: 8,
      behind: [{ name: 'one', reason: 'one 2: entry.1.js is not what was published' }],
    });
    expect(await mirroredRemotes()).toEqual([
      ['1', null, undefined],
      ['2', '1', undefined],
    ]);
    expect(await readdir(path.join(root, 'one'))).toEqual(['1']);
  });

  test('is not rewritten while nothing changes, and catches up when it can', async () => {
    await release(far, 'one', '2');
    await mirror(corrupt('one', '2'), root);
    const { mtimeMs } = await stat(path.join(root, 'registry.json'));
    expect((await mirror(corrupt('one', '2'), root)).behind).toHaveLength(1);
    expect((await stat(path.join(root, 'registry.json'))).mtimeMs).toBe(mtimeMs);
    expect(await mirror(far, root)).toEqual({ revision: 6, behind: [] });
    expect((await mirroredRemotes())[0]).toEqual(['2', '1', undefined]);
  });

  test('omits the previous or canary version where only that is corrupt', async () => {
    await add(far, 'one', '2');
    await canary(far, 'one', '2', { percent: 5, roles: [], emails: [] }, LIVE_HOST);
    await release(far, 'two', '2');
    await release(far, 'two', '3');
    expect((await mirror(corrupt('one', '2'), root)).behind).toHaveLength(1);
    expect((await mirroredRemotes())[0]).toEqual(['1', null, undefined]);
    expect((await mirror(corrupt('two', '2'), await newFolder())).behind).toMatchObject([{ name: 'two' }]);
  });

  test('starts with intact remotes, but not without any', async () => {
    root = await newFolder();
    await mirror(corrupt('one', '1'), root);
    expect(await mirroredRemotes()).toEqual([['1', null, undefined]]);
    await retire(far, 'two');
    await expect(mirror(corrupt('one', '1'), await newFolder())).rejects.toThrow('one 1: entry.1.js is not what was');
  });
});

test('a mirror is replaced by the content of the store, whatever was published into it before', async () => {
  const local = folderStore(root);
  for (const version of ['1', '2', '3']) await release(local, 'one', version);
  await release(far, 'one', '9');
  await mirror(far, root);
  expect(await mirroredRemotes()).toEqual([['9', null, undefined]]);
  expect((await local.readRegistry()).revision).toBe(2);
});
