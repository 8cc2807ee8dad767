import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucket, type TestBucket } from '../testing/bucket.fixture';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '../testing/built-remote.fixture';
import { folderStore } from './folder-store';
import { promote, rollback } from '../publish/live-versions';
import { mirror } from '../publish/mirror';
import { openStore } from './open-store';
import { publish } from '../publish/publish';
import { RevisionConflict, VersionExists, type RemoteStore } from './remote-store';
import { s3Store } from './s3-store';

jest.setTimeout(60_000);

let bucket: TestBucket;
let store: RemoteStore;
let round = 0;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());
beforeEach(() => {
  round += 1;
  store = s3Store({ ...bucket.address, url: `${bucket.address.url}/${round}/` });
});

const registry = (revision: number) => ({ schema: 1 as const, revision, remotes: {} });

describe('a store in a bucket', () => {
  test('starts empty, and refuses a change that follows another revision', async () => {
    expect(await store.readRegistry()).toEqual(registry(0));
    await store.replaceRegistry(registry(1));
    for (const revision of [1, 3]) {
      await expect(store.replaceRegistry(registry(revision))).rejects.toThrow(RevisionConflict);
    }
    expect(await store.readRegistry()).toEqual(registry(1));
  });

  test('returns stored files, compressed copies too, and stores a version once', async () => {
    const folder = await builtRemote();
    await writeFile(path.join(folder, 'entry.1.js.br'), 'small');
    expect(await store.hasVersion('demo', '1')).toBe(false);
    await store.putVersion('demo', '1', folder);
    expect(await store.hasVersion('demo', '1')).toBe(true);
    expect(String(await store.readFile('demo', '1', 'entry.1.js.br'))).toBe('small');
    expect(await store.readFile('demo', '1', 'gone.js')).toBeUndefined();
    await expect(store.putVersion('demo', '1', folder)).rejects.toThrow(VersionExists);
  });

  test('names the cause when it is unavailable', async () => {
    const wrongKeyStore = s3Store({ ...bucket.address, secretAccessKey: 'guessed' });
    await expect(wrongKeyStore.readRegistry()).rejects.toThrow(/answers 403 to GET registry.json/);
    const nowhere = s3Store({ ...bucket.address, url: 'http://127.0.0.1:9/pignon' });
    await expect(nowhere.readRegistry()).rejects.toThrow('the store at http://127.0.0.1:9/pignon cannot be reached');
  });

  test('is refused when the service lacks conditional writes, which prevent overwriting', async () => {
    const careless = await startBucket({ conditions: false });
    await expect(s3Store(careless.address).replaceRegistry(registry(1))).rejects.toThrow('ignores If-None-Match');
    await careless.close();
  });

  test.each([503, 'nothing'] as const)(
    'applies a change only once although its response was lost (%s)',
    async (instead) => {
      for (const [version, lost] of [
        ['1.0.0', /1\.0\.0\/remote\.json$/],
        ['2.0.0', /revisions\/\d+\.json$/],
      ] as const) {
        bucket.loseAnswer(lost, instead);
        await publish(store, await builtRemote({ version }), LIVE_HOST);
        await promote(store, 'demo', LIVE_HOST, version);
      }
      bucket.loseAnswer(/revisions\/\d+\.json$/, instead);
      expect(await rollback(store, 'demo', LIVE_HOST)).toMatchObject({ live: '1.0.0', replacedVersion: '2.0.0' });
      const { revision, remotes } = await store.readRegistry();
      expect([revision, remotes.demo?.stable]).toEqual([5, '1.0.0']);
    },
  );

  test('needs an address and keys', () => {
    expect(() => openStore({ STORE_URL: 'pignon/remotes' }, '')).toThrow('must begin with https://');
    expect(() => openStore({ STORE_URL: 'https://s3/pignon' }, '')).toThrow('needs STORE_ACCESS_KEY_ID');
  });
});

describe('a mirror of a bucket', () => {
  const newFolder = () => mkdtemp(path.join(tmpdir(), 'pignon-mirror-'));
  const release = async (version: string) => {
    await publish(store, await builtRemote({ version }), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST);
  };

  test('contains live and previous versions, and keeps older files', async () => {
    const root = await newFolder();
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await release(version);
    expect((await mirror(store, root)).revision).toBe(6);
    expect((await readdir(path.join(root, 'demo'))).sort()).toEqual(['2.0.0', '3.0.0']);
    await release('4.0.0');
    expect((await mirror(store, root)).revision).toBe(8);
    await rollback(store, 'demo', LIVE_HOST);
    expect((await mirror(store, root)).revision).toBe(9);
    expect((await readdir(path.join(root, 'demo'))).sort()).toEqual(['2.0.0', '3.0.0', '4.0.0']);
    expect((await folderStore(root).readRegistry()).remotes.demo).toMatchObject({ stable: '3.0.0', previous: '2.0.0' });
    expect(await readFile(path.join(root, 'demo/3.0.0/entry.1.js'), 'utf8')).toBe('entry');
  });

  test('stays unchanged when a file of the new version is altered', async () => {
    const root = await newFolder();
    await release('1.0.0');
    await mirror(store, root);
    await release('2.0.0');
    const corruptStore = { ...store, readFile: () => Promise.resolve(Buffer.from('something else')) };
    expect((await mirror(corruptStore, root)).behind).toEqual([
      { name: 'demo', reason: 'demo 2.0.0: entry.1.js is not what was published' },
    ]);
    expect((await folderStore(root).readRegistry()).remotes.demo?.stable).toBe('1.0.0');
    expect((await mirror(store, root)).revision).toBe(4);
    expect((await folderStore(root).readRegistry()).remotes.demo?.stable).toBe('2.0.0');
  });
});
