import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_BUILDS } from './host-builds';
import { builtHostFolder } from '../testing/built-host.fixture';
import { newStoreFolder, storePlaces } from '../testing/store-places.fixture';
import { folderStore } from './folder-store';
import { storeHostBuild } from './store-host-build';
import { mirror } from '../publish/mirror';
import { mirrorHosts } from '../publish/mirror-hosts';
import type { RemoteStore } from './remote-store';

jest.setTimeout(60_000);

/** A file unique to one build, named by its content hash. */
const fileOf = (mark: string) => `door-map.${mark.padEnd(10, '0')}.js`;
const hostWith = (mark: string) => builtHostFolder({ [fileOf(mark)]: `map ${mark}` });

describe.each(storePlaces('hosts'))('builds of the host in %s', (_, open) => {
  let store: RemoteStore;
  beforeEach(async () => {
    store = await open();
  });
  const recorded = async () => (await store.readRegistry()).hosts ?? [];
  const storedFiles = async () => (await recorded()).map(({ files }) => Object.keys(files).join());
  const stored = async (id: string, file: string) => String(await store.readFile(HOST_BUILDS, id, file));

  test('store only files named by their content hash', async () => {
    const dist = await builtHostFolder({
      [fileOf('a')]: 'map',
      'media/pin.0123456789.png': 'pin',
      'data.0123456789.json': '{}',
    });
    expect(await storeHostBuild(store, dist)).toBe(true);
    expect(await storedFiles()).toEqual([`${fileOf('a')},media/pin.0123456789.png`]);
    const [{ id } = { id: '' }] = await recorded();
    expect(await stored(id, fileOf('a'))).toBe('map');
    expect(await store.sizeOf(HOST_BUILDS, id, `${fileOf('a')}.br`)).toBeGreaterThan(0);
    for (const file of ['main.js', 'index.html', 'host.json', 'data.0123456789.json']) {
      expect(await store.readFile(HOST_BUILDS, id, file)).toBeUndefined();
    }
  });

  test('are limited to three; files that only older ones had are deleted', async () => {
    const [first] = await Promise.all(['a', 'b', 'c', 'd'].map(hostWith));
    await storeHostBuild(store, first!);
    const [{ id } = { id: '' }] = await recorded();
    for (const mark of ['b', 'c', 'd']) await storeHostBuild(store, await hostWith(mark));
    expect(await storedFiles()).toEqual(['d', 'c', 'b'].map(fileOf));
    expect(await store.hasVersion(HOST_BUILDS, id)).toBe(false);
    expect(await store.readFile(HOST_BUILDS, id, fileOf('a'))).toBeUndefined();
  });

  test('are stored again without a second copy; the current one changes nothing', async () => {
    const [before, after] = [await hostWith('a'), await hostWith('b')];
    for (const dist of [before, after, before]) expect(await storeHostBuild(store, dist)).toBe(true);
    expect(await storedFiles()).toEqual([fileOf('a'), fileOf('b')]);
    const { revision } = await store.readRegistry();
    expect(await storeHostBuild(store, before)).toBe(false);
    expect((await store.readRegistry()).revision).toBe(revision);
  });

  test('are all recorded when two are stored at once', async () => {
    await Promise.all(['a', 'b'].map(async (mark) => storeHostBuild(store, await hostWith(mark))));
    expect((await storedFiles()).sort()).toEqual([fileOf('a'), fileOf('b')]);
  });

  test('are removed with the next build when a removal was interrupted', async () => {
    const failingStore: RemoteStore = { ...store, removeVersion: () => Promise.reject(new Error('killed')) };
    for (const mark of ['a', 'b', 'c']) await storeHostBuild(store, await hostWith(mark));
    const [oldest] = (await recorded()).slice(-1);
    await expect(storeHostBuild(failingStore, await hostWith('d'))).rejects.toThrow('killed');
    expect(await storedFiles()).toHaveLength(4);
    expect(await storeHostBuild(store, await hostWith('d'))).toBe(false);
    expect(await storedFiles()).toEqual(['d', 'c', 'b'].map(fileOf));
    expect(await store.hasVersion(HOST_BUILDS, oldest!.id)).toBe(false);
  });

  test('are refused when a file is altered', async () => {
    const dist = await hostWith('a');
    await writeFile(path.join(dist, fileOf('a')), 'other');
    await expect(storeHostBuild(store, dist)).rejects.toThrow(/door-map\S+ is not what was built/);
    expect(await recorded()).toEqual([]);
  });

  test('are copied to a mirror, and removed from it', async () => {
    const root = await newStoreFolder();
    const follow = async () => {
      await mirror(store, root);
      await mirrorHosts(store, root);
      return (await readdir(path.join(root, HOST_BUILDS))).sort();
    };
    for (const mark of ['a', 'b', 'c']) await storeHostBuild(store, await hostWith(mark));
    const ids = async () => (await recorded()).map(({ id }) => id).sort();
    expect(await follow()).toEqual(await ids());
    const [{ id } = { id: '' }] = await recorded();
    expect(String(await folderStore(root).readFile(HOST_BUILDS, id, fileOf('c')))).toBe('map c');
    await storeHostBuild(store, await hostWith('d'));
    expect(await follow()).toEqual(await ids());
  });

  test('do not stop the registry from being mirrored when they are corrupt', async () => {
    const root = await newStoreFolder();
    await storeHostBuild(store, await hostWith('a'));
    const corrupt: RemoteStore = { ...store, readFile: () => Promise.resolve(Buffer.from('other')) };
    await mirror(corrupt, root);
    expect((await folderStore(root).readRegistry()).hosts).toHaveLength(1);
    await expect(mirrorHosts(corrupt, root)).rejects.toThrow('is not what was published');
    await mirrorHosts(store, root);
    expect(await readdir(path.join(root, HOST_BUILDS))).toHaveLength(1);
  });
});
