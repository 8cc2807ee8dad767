import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { missingMapFindings } from '../doctor/missing-maps';
import { Refused } from '../store/change-registry';
import { folderStore } from '../store/folder-store';
import { asVersion } from '../store/host-builds';
import { storeHostBuild } from '../store/store-host-build';
import type { RemoteStore } from '../store/remote-store';
import { mapsNextTo, mapsOf } from '../store/source-maps';
import type { StoredVersion } from '../store/version-files';
import { builtHostFolder } from '../testing/built-host.fixture';
import { builtRemote } from '../testing/built-remote.fixture';
import { mapsBesideBuild, SCRIPT, SCRIPT_MAP } from '../testing/source-map.fixture';
import { newStoreFolder, storePlaces } from '../testing/store-places.fixture';
import { copyStoreTo, fillStoreFrom } from './copy-store';
import { promote } from './live-versions';
import { prune } from './prune';
import { publish, publishIfMissing } from './publish';

jest.setTimeout(60_000);

const daysLater = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const MAPS = { 'entry.1.js.map': SCRIPT_MAP, 'pages-list.1.js.map': SCRIPT_MAP };
const hostFile = (mark: string) => `product.${mark.padEnd(10, '0')}.js`;

describe.each(storePlaces('maps'))('source maps in %s', (_, open) => {
  let store: RemoteStore;
  beforeEach(async () => {
    store = await open();
  });
  const withMaps = async (edit: Partial<RemoteDescriptor> = {}, maps: Record<string, string> = MAPS) => {
    const folder = await builtRemote(edit, SCRIPT);
    await mapsBesideBuild(folder, maps);
    return folder;
  };
  const hostWithMaps = async (mark: string) => {
    const folder = await builtHostFolder({ [hostFile(mark)]: mark });
    await mapsBesideBuild(folder, { [`${hostFile(mark)}.map`]: SCRIPT_MAP });
    return folder;
  };
  const hosts = async () => ((await store.readRegistry()).hosts ?? []).map(asVersion);
  const storedMaps = async (stored: StoredVersion, of = store) => {
    const { name, version, maps } = mapsOf(stored);
    const sizes = await Promise.all(maps.map((map) => of.sizeOf(name, version, map)));
    return sizes.filter((size) => size !== undefined).length;
  };
  const notes = async () => (await missingMapFindings(store, await store.readRegistry())).map(({ message }) => message);

  test('are stored with a version, apart from served files', async () => {
    await publish(store, await withMaps(), LIVE_HOST);
    const packed = await store.readFile('source-maps/demo', '1.0.0-b1', 'pages-list.1.js.map.gz');
    expect(String(packed && gunzipSync(packed))).toBe(SCRIPT_MAP);
    for (const ending of ['.map', '.map.gz'])
      expect(await store.readFile('demo', '1.0.0-b1', `pages-list.1.js${ending}`)).toBeUndefined();
  });

  test('are stored with builds of the host, and removed with builds no longer served', async () => {
    await storeHostBuild(store, await hostWithMaps('a'));
    const [first] = await hosts();
    expect(await storedMaps(first!)).toBe(1);
    for (const mark of ['b', 'c', 'd']) await storeHostBuild(store, await hostWithMaps(mark));
    expect(await storedMaps(first!)).toBe(0);
    expect(await Promise.all((await hosts()).map((host) => storedMaps(host)))).toEqual([1, 1, 1]);
  });

  test('are removed before their version, and counted', async () => {
    for (const version of ['1', '2', '3', '4']) {
      await publish(store, await withMaps({ version }), LIVE_HOST);
      await promote(store, 'demo', LIVE_HOST, version);
    }
    const sizes = async (version: string) => {
      const files = ['remote.json', 'entry.1.js', 'pages-list.1.js'].map((file) => store.sizeOf('demo', version, file));
      const maps = mapsOf(descriptorOf({ version })).maps.map((map) => store.sizeOf('source-maps/demo', version, map));
      return (await Promise.all([...files, ...maps])).reduce<number>((sum, size) => sum + (size ?? 0), 0);
    };
    const bytes = await sizes('1');
    const killed: RemoteStore = {
      ...store,
      removeVersion: async (name, version, files) => {
        if (name === 'demo') throw new Error('killed');
        await store.removeVersion(name, version, files);
      },
    };
    await expect(prune(killed, { keep: 1, now: daysLater(2) })).rejects.toThrow('killed');
    expect([await storedMaps(descriptorOf({ version: '1' })), await store.hasVersion('demo', '1')]).toEqual([0, true]);
    const removed = await prune(store, { keep: 1, now: daysLater(2) });
    expect(removed.map(({ version }) => version)).toEqual(['1', '2']);
    expect(removed[1]?.bytes).toBe(bytes);
    const remainingMaps = await Promise.all(
      ['1', '2', '3', '4'].map((version) => storedMaps(descriptorOf({ version }))),
    );
    expect(remainingMaps).toEqual([0, 0, 2, 2]);
  });

  test('are added by publishing the same build again, and the doctor names versions without', async () => {
    await publish(store, await builtRemote({}, SCRIPT), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST);
    await storeHostBuild(store, await builtHostFolder({ [hostFile('a')]: 'a' }));
    const [host] = await hosts();
    expect(await notes()).toEqual([
      'demo 1.0.0-b1 lacks 2 source maps: failures of it show no file and line',
      `the host ${host!.version} lacks a source map: failures of it show no file and line`,
    ]);
    expect(await publishIfMissing(store, await withMaps({ owner: 'Another' }), LIVE_HOST)).toMatchObject({
      known: true,
    });
    expect(await storedMaps(descriptorOf())).toBe(0);
    expect(await publishIfMissing(store, await withMaps(), LIVE_HOST)).toMatchObject({ known: true });
    expect(await storedMaps(descriptorOf())).toBe(2);
    await storeHostBuild(store, await hostWithMaps('a'));
    expect(await notes()).toEqual([]);
  });

  test('are stored as far as a build has any; one lost since is reported', async () => {
    await publish(store, await withMaps({}, { 'entry.1.js.map': SCRIPT_MAP }), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST);
    expect(await notes()).toEqual([]);
    const sizeOf: RemoteStore['sizeOf'] = (name, version, file) =>
      file === 'entry.1.js.map.gz' ? Promise.resolve(undefined) : store.sizeOf(name, version, file);
    const findings = await missingMapFindings({ ...store, sizeOf }, await store.readRegistry());
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('demo 1.0.0-b1 lacks a source map'),
    ]);
  });

  test('are copied with the store, and restored from the copy', async () => {
    await publish(store, await withMaps(), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST);
    await storeHostBuild(store, await hostWithMaps('a'));
    const [copy, filled] = [await newStoreFolder(), folderStore(await newStoreFolder())];
    await copyStoreTo(store, copy);
    await fillStoreFrom(copy, filled);
    const [host] = await hosts();
    expect([await storedMaps(descriptorOf(), filled), await storedMaps(host!, filled)]).toEqual([2, 1]);
  });
});

describe('published files refer to no source map:', () => {
  const reasons = async (folder: string) => {
    const store = folderStore(await newStoreFolder());
    const refused = await publish(store, folder, LIVE_HOST).catch((error: unknown) => error);
    return refused instanceof Refused ? refused.refusals.map(({ reason }) => reason) : [];
  };

  test.each([
    '//# sourceMappingURL=a.js.map',
    '//@ sourceMappingURL=a',
    '/*# sourceMappingURL=data:application/json,{} */',
  ])('a script with %s is refused', async (comment) => {
    expect(await reasons(await builtRemote({}, `page\n${comment}`))).toContain(
      'pages-list.1.js is a source map or names one',
    );
  });

  test.each(['entry.1.js.map', 'entry.1.js.map.gz', 'deep.css.map.br'])('a file %s is refused', async (name) => {
    const folder = await builtRemote();
    await writeFile(path.join(folder, name), '{}');
    expect(await reasons(folder)).toEqual([`${name} is a source map or names one`]);
  });

  test('a script that only contains the word is accepted', async () => {
    expect(await reasons(await builtRemote({}, 'page("sourceMappingURL=")'))).toEqual([]);
  });

  test('a host script that refers to one is refused', async () => {
    const dist = await builtHostFolder({ [hostFile('a')]: '//# sourceMappingURL=a.js.map' });
    await expect(storeHostBuild(folderStore(await newStoreFolder()), dist)).rejects.toThrow(
      'names one, which are private',
    );
  });
});

test('maps beside a folder are found by its name; a folder may have none', async () => {
  const folder = await builtRemote();
  expect(mapsNextTo(folder)).toBe(path.join(path.dirname(folder), `maps-of-${path.basename(folder)}`));
  await mapsBesideBuild(folder, {});
  await rm(mapsNextTo(folder), { recursive: true, force: true });
  const store = folderStore(await newStoreFolder());
  await publish(store, folder, LIVE_HOST);
  expect(await store.hasVersion('source-maps/demo', '1.0.0-b1')).toBe(false);
});
