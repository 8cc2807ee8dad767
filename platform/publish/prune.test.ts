import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '../testing/built-remote.fixture';
import { storePlaces } from '../testing/store-places.fixture';
import { canary, promote, rollback } from './live-versions';
import { mirror } from './mirror';
import { prune } from './prune';
import { publish } from './publish';
import type { RemoteStore } from '../store/remote-store';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
const daysLater = (days: number): Date => new Date(Date.now() + days * DAY_MS);

describe.each(storePlaces('prune'))('old versions in %s', (_, open) => {
  let store: RemoteStore;
  beforeEach(async () => {
    store = await open();
    for (const version of ['1', '2', '3', '4', '5', '6']) {
      await publish(store, await builtRemote({ version }), LIVE_HOST);
      await promote(store, 'demo', LIVE_HOST, version);
    }
  });
  const known = async () => Object.keys((await store.readRegistry()).remotes.demo!.versions);
  const keptRevisions = async () => {
    const all = ['1', '2', '3', '4', '5', '6'];
    const found = await Promise.all(all.map((version) => store.hasVersion('demo', version)));
    return all.filter((_each, index) => found[index]);
  };

  test('are removed, except live, previous and canary versions', async () => {
    await canary(store, 'demo', '2', { percent: 5, roles: [], emails: [] }, LIVE_HOST);
    const size = (await store.sizeOf('demo', '1', 'remote.json'))! + 'entry'.length + 'page'.length;
    const removed = await prune(store, { keep: 1, now: daysLater(2) });
    expect(removed.map(({ version }) => version)).toEqual(['1', '3', '4']);
    expect(removed[0]).toEqual({ name: 'demo', version: '1', bytes: size });
    expect(await known()).toEqual(['2', '5', '6']);
    expect(await keptRevisions()).toEqual(['2', '5', '6']);
    expect(await store.readFile('demo', '1', 'entry.1.js')).toBeUndefined();
    expect(await rollback(store, 'demo', LIVE_HOST)).toMatchObject({ replacedVersion: '2', trial: true });
    expect(await rollback(store, 'demo', LIVE_HOST)).toMatchObject({ live: '5' });
  });

  test('stay while one of the last revisions named them', async () => {
    const removed = await prune(store, { keep: 5, now: daysLater(2) });
    expect(removed.map(({ version }) => version)).toEqual(['1', '2']);
    expect(await keptRevisions()).toEqual(['3', '4', '5', '6']);
  });

  test('stay for a day after their publication and after they were last served', async () => {
    expect(await prune(store, { keep: 1, now: daysLater(0.9) })).toEqual([]);
    const registry = await store.readRegistry();
    const entry = registry.remotes.demo!;
    for (const published of Object.values(entry.versions)) published.publishedAt = '2026-01-01T00:00:00.000Z';
    const long = { by: 'zoe', did: 'promoted' as const };
    entry.history = [
      { ...long, at: '2026-01-01T00:00:00.000Z', version: '1' },
      { ...long, at: '2026-01-02T00:00:00.000Z', version: '2' },
      { ...long, at: new Date().toISOString(), version: '6' },
    ];
    await store.replaceRegistry({ ...registry, revision: registry.revision + 1 });
    await publish(store, await builtRemote({ version: '7' }), LIVE_HOST);
    const removed = await prune(store, { keep: 1, now: new Date() });
    expect(removed.map(({ version }) => version)).toEqual(['1', '3', '4']);
  });

  test('are only listed in a dry run, and those of another remote are not', async () => {
    const { revision } = await store.readRegistry();
    const result = await prune(store, { keep: 1, now: daysLater(2), dryRun: true });
    expect(result.map(({ version }) => version)).toEqual(['1', '2', '3', '4']);
    expect(await prune(store, { keep: 1, now: daysLater(2), name: 'other' })).toEqual([]);
    expect((await store.readRegistry()).revision).toBe(revision);
    expect(await keptRevisions()).toHaveLength(6);
  });

  test('are removed by the next prune when one was interrupted', async () => {
    const failingStore: RemoteStore = { ...store, removeVersion: () => Promise.reject(new Error('killed')) };
    await expect(prune(failingStore, { keep: 1, now: daysLater(2) })).rejects.toThrow('killed');
    expect(await known()).toEqual(['5', '6']);
    expect(await keptRevisions()).toHaveLength(6);
    expect(await prune(store, { keep: 1, now: daysLater(2) })).toHaveLength(4);
    expect(await keptRevisions()).toEqual(['5', '6']);
    expect(await prune(store, { keep: 1, now: daysLater(2) })).toEqual([]);
  });

  test('stay when they are published again meanwhile', async () => {
    let secondPrune: Promise<unknown> | undefined;
    const busy: RemoteStore = {
      ...store,
      async sizeOf(name, version, file) {
        if (version === '1') {
          secondPrune ??= builtRemote({ version }).then((built) => publish(store, built, LIVE_HOST));
          await secondPrune;
        }
        return store.sizeOf(name, version, file);
      },
    };
    const removed = await prune(busy, { keep: 1, now: daysLater(2) });
    expect(removed.map(({ version }) => version)).toEqual(['2', '3', '4']);
    expect(await keptRevisions()).toEqual(['1', '5', '6']);
    expect(await known()).toEqual(['1', '5', '6']);
  });

  test('are removed from a mirror too', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'pignon-mirror-'));
    await mirror(store, root);
    for (const live of ['1', '2']) {
      await promote(store, 'demo', LIVE_HOST, live);
      await mirror(store, root);
    }
    const versions = async () => (await readdir(path.join(root, 'demo'))).sort();
    expect(await versions()).toEqual(['1', '2', '5', '6']);
    await prune(store, { keep: 1, now: daysLater(2) });
    await mirror(store, root);
    expect(await versions()).toEqual(['1', '2']);
  });
});
