import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { standInFor } from '../serving/live-remotes-for';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '../testing/built-remote.fixture';
import { Refused } from '../store/change-registry';
import { folderStore } from '../store/folder-store';
import { canary, promote, retire, rollback } from './live-versions';
import { prune } from './prune';
import { publish } from './publish';
import type { RemoteStore } from '../store/remote-store';

let store: RemoteStore;
const TENTH = { percent: 10, roles: [], emails: [] };
const OLD_HOST = { ...LIVE_HOST, contract: '0.9.0' };

const add = async (version: string) => publish(store, await builtRemote({ version }), LIVE_HOST);
const demo = async () => (await store.readRegistry()).remotes.demo!;

beforeEach(async () => {
  jest.replaceProperty(process, 'env', { ...process.env, PUBLISHED_BY: 'zoe' });
  store = folderStore(await mkdtemp(path.join(tmpdir(), 'pignon-store-')));
  await add('1.0.0');
  await promote(store, 'demo', LIVE_HOST);
  await add('2.0.0');
});

describe('the live version', () => {
  test('is rolled back step by step, and promoted again by name', async () => {
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    await add('3.0.0');
    expect(await promote(store, 'demo', LIVE_HOST)).toBe('3.0.0');
    expect(await rollback(store, 'demo', LIVE_HOST)).toEqual({ live: '2.0.0', replacedVersion: '3.0.0', trial: false });
    expect(await demo()).toMatchObject({ stable: '2.0.0', previous: '1.0.0' });
    expect((await rollback(store, 'demo', LIVE_HOST)).live).toBe('1.0.0');
    expect(await demo()).toMatchObject({ stable: '1.0.0', previous: null });
    await expect(rollback(store, 'demo', LIVE_HOST)).rejects.toThrow('promote demo VERSION makes another one live');
    await promote(store, 'demo', LIVE_HOST, '3.0.0');
    expect(await demo()).toMatchObject({ stable: '3.0.0', previous: '1.0.0' });
  });

  test('once rolled back is neither a fallback nor a previous version', async () => {
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    await rollback(store, 'demo', LIVE_HOST);
    const standIn = async (failed: string) =>
      standInFor(await store.readRegistry(), 'demo', failed, LIVE_HOST)?.version;
    expect([await standIn('1.0.0'), await standIn('2.0.0')]).toEqual([undefined, '1.0.0']);
    for (const version of ['3.0.0', '4.0.0']) {
      await add(version);
      await promote(store, 'demo', LIVE_HOST, version);
    }
    await rollback(store, 'demo', LIVE_HOST);
    expect(await demo()).toMatchObject({ stable: '3.0.0', previous: '1.0.0' });
  });

  test('when promoted again counts by its last promotion', async () => {
    for (const version of ['2.0.0', '1.0.0']) await promote(store, 'demo', LIVE_HOST, version);
    await rollback(store, 'demo', LIVE_HOST);
    expect(await demo()).toMatchObject({ stable: '2.0.0', previous: null });
  });

  test('skips pruned versions on a rollback', async () => {
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    await add('3.0.0');
    await promote(store, 'demo', LIVE_HOST, '3.0.0');
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    expect(await prune(store, { keep: 1, now: inTwoDays })).toMatchObject([{ version: '1.0.0' }]);
    await rollback(store, 'demo', LIVE_HOST);
    expect(await demo()).toMatchObject({ stable: '2.0.0', previous: null });
  });

  test('has a history with actions and authors', async () => {
    await canary(store, 'demo', '2.0.0', TENTH, LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST);
    await rollback(store, 'demo', LIVE_HOST);
    expect((await demo()).history?.map(({ did, version, by }) => `${by} ${did} ${version}`)).toEqual([
      'zoe promoted 1.0.0',
      'zoe canary 2.0.0',
      'zoe promoted 2.0.0',
      'zoe rolled-back 1.0.0',
    ]);
  });

  test('can be retired, until a version is promoted', async () => {
    await canary(store, 'demo', '2.0.0', TENTH, LIVE_HOST);
    expect(await retire(store, 'demo')).toBe('1.0.0');
    expect(await demo()).toMatchObject({ stable: null, previous: '1.0.0', versions: { '2.0.0': {} } });
    expect(await demo()).not.toHaveProperty('canary');
    expect((await demo()).history?.at(-1)).toMatchObject({ by: 'zoe', did: 'retired', version: '1.0.0' });
    await expect(retire(store, 'demo')).rejects.toThrow('demo has no live version');
    await expect(rollback(store, 'demo', LIVE_HOST)).rejects.toThrow(
      'demo was taken out of the product; npm run remotes -- promote demo 1.0.0 brings back what was live',
    );
    expect(await promote(store, 'demo', LIVE_HOST, '1.0.0')).toBe('1.0.0');
    await expect(retire(store, 'nobody')).rejects.toThrow('no remote is called nobody');
  });

  test('keeps a fallback, also after it was retired for a while', async () => {
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    await retire(store, 'demo');
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    expect(await demo()).toMatchObject({ stable: '2.0.0', previous: '1.0.0' });
    await retire(store, 'demo');
    await add('3.0.0');
    await promote(store, 'demo', LIVE_HOST);
    expect(await demo()).toMatchObject({ stable: '3.0.0', previous: '2.0.0' });
    expect((await rollback(store, 'demo', LIVE_HOST)).live).toBe('2.0.0');
    expect((await rollback(store, 'demo', LIVE_HOST)).live).toBe('1.0.0');
  });

  test('is never a rolled-back version, unless it is named', async () => {
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    await rollback(store, 'demo', LIVE_HOST);
    await expect(promote(store, 'demo', LIVE_HOST)).rejects.toThrow(
      'demo 2.0.0 was taken back; npm run remotes -- promote demo 2.0.0 makes it live all the same',
    );
    expect((await demo()).stable).toBe('1.0.0');
    await add('3.0.0');
    await canary(store, 'demo', '3.0.0', TENTH, LIVE_HOST);
    await rollback(store, 'demo', LIVE_HOST);
    await expect(promote(store, 'demo', LIVE_HOST)).rejects.toThrow('demo 3.0.0 was taken back');
    await add('4.0.0');
    expect(await promote(store, 'demo', LIVE_HOST)).toBe('4.0.0');
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    await promote(store, 'demo', LIVE_HOST, '4.0.0');
    await rollback(store, 'demo', LIVE_HOST);
    expect(await demo()).toMatchObject({ stable: '2.0.0' });
    await add('5.0.0');
    expect(await promote(store, 'demo', LIVE_HOST)).toBe('5.0.0');
  });

  test('is the newest version that was not rolled back', async () => {
    await add('3.0.0');
    await promote(store, 'demo', LIVE_HOST, '3.0.0');
    await rollback(store, 'demo', LIVE_HOST);
    expect(await promote(store, 'demo', LIVE_HOST)).toBe('2.0.0');
  });

  test('is never one that the live host does not support', async () => {
    await expect(promote(store, 'demo', OLD_HOST, '2.0.0')).rejects.toThrow(Refused);
    await expect(canary(store, 'demo', '2.0.0', TENTH, OLD_HOST)).rejects.toThrow('asks for contract ^1.0.0');
    await promote(store, 'demo', LIVE_HOST, '2.0.0');
    await expect(rollback(store, 'demo', OLD_HOST)).rejects.toThrow('the live host has 0.9.0');
    expect((await demo()).stable).toBe('2.0.0');
  });

  test('accepts any release of the same major version of a library, also on a rollback', async () => {
    const host = (react: string) => ({ ...LIVE_HOST, provides: { ...LIVE_HOST.provides, react } });
    await promote(store, 'demo', host('19.3.2'), '2.0.0');
    expect((await rollback(store, 'demo', host('19.3.0'))).live).toBe('1.0.0');
    await canary(store, 'demo', '2.0.0', TENTH, host('19.4.0'));
    await expect(promote(store, 'demo', host('20.0.0'))).rejects.toThrow('the host provides 20.0.0');
  });

  test('is never one whose paths another remote owns by now', async () => {
    await publish(store, await builtRemote({ name: 'other', version: '1.0.0' }), LIVE_HOST).catch(() => undefined);
    const { remotes, ...registry } = await store.readRegistry();
    const retired = { ...remotes.demo!, stable: null };
    const served = { ...remotes.demo!, stable: '1.0.0' };
    await store.replaceRegistry({
      ...registry,
      revision: registry.revision + 1,
      remotes: { demo: retired, other: served },
    });
    await expect(promote(store, 'demo', LIVE_HOST)).rejects.toThrow('/demo/list already belongs to other');
  });

  test('lists known remotes and versions when a name is unknown', async () => {
    await expect(promote(store, 'nobody', LIVE_HOST)).rejects.toThrow('no remote is called nobody; known: demo');
    await expect(promote(store, 'demo', LIVE_HOST, '9')).rejects.toThrow('demo has no version 9');
    await expect(rollback(store, 'demo', LIVE_HOST)).rejects.toThrow('no earlier version');
  });
});

describe('a canary', () => {
  test('is ended by a rollback, which leaves the live version unchanged', async () => {
    await canary(store, 'demo', '2.0.0', TENTH, LIVE_HOST);
    expect(await rollback(store, 'demo', LIVE_HOST)).toEqual({ live: '1.0.0', replacedVersion: '2.0.0', trial: true });
    expect(await demo()).toMatchObject({ stable: '1.0.0', previous: null });
    expect(await demo()).not.toHaveProperty('canary');
  });

  test('is promoted by default, which ends it', async () => {
    await canary(store, 'demo', '2.0.0', TENTH, LIVE_HOST);
    await add('3.0.0');
    expect(await promote(store, 'demo', LIVE_HOST)).toBe('2.0.0');
    expect(await demo()).not.toHaveProperty('canary');
  });

  test('stays when another version is published', async () => {
    await canary(store, 'demo', '2.0.0', TENTH, LIVE_HOST);
    await add('3.0.0');
    expect((await demo()).canary).toEqual({ version: '2.0.0', ...TENTH });
  });

  test('cannot be the live version', async () => {
    await expect(canary(store, 'demo', '1.0.0', TENTH, LIVE_HOST)).rejects.toThrow('is the live version already');
  });
});
