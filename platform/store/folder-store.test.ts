import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { folderStamp, folderStore } from './folder-store';
import { registryOf } from '../testing/registry.fixture';
import { RevisionConflict, VersionExists } from './remote-store';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-store-'));
});

const registry = (revision: number) => ({ schema: 1 as const, revision, remotes: {} });

describe('the registry in a folder', () => {
  test('starts empty', async () => {
    expect(await folderStore(root).readRegistry()).toEqual(registry(0));
  });

  test('refuses a change that follows another revision', async () => {
    const store = folderStore(root);
    await store.replaceRegistry(registry(1));
    await expect(store.replaceRegistry(registry(1))).rejects.toThrow(RevisionConflict);
    await expect(store.replaceRegistry(registry(3))).rejects.toThrow(RevisionConflict);
    expect((await store.readRegistry()).revision).toBe(1);
  });

  test('lets exactly one of many simultaneous changes win', async () => {
    const attempts = Array.from({ length: 8 }, () => folderStore(root).replaceRegistry(registry(1)));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readdir(root)).sort()).toEqual(['registry.json', 'revisions']);
  });

  test('counts a change whose writer died before completing it', async () => {
    await folderStore(root).replaceRegistry(registry(1));
    const stamp = await folderStamp(root);
    await writeFile(path.join(root, 'draft'), JSON.stringify(registry(2)));
    await link(path.join(root, 'draft'), path.join(root, 'revisions/2.json'));
    expect((await folderStore(root).readRegistry()).revision).toBe(2);
    expect(await folderStamp(root)).not.toBe(stamp);
    await expect(folderStore(root).replaceRegistry(registry(2))).rejects.toThrow(RevisionConflict);
    await folderStore(root).replaceRegistry(registry(3));
    expect((await folderStore(root).readRegistry()).revision).toBe(3);
  });

  test('keeps only the last revisions', async () => {
    const store = folderStore(root);
    for (let revision = 1; revision <= 55; revision += 1) await store.replaceRegistry(registry(revision));
    const revisions = await readdir(path.join(root, 'revisions'));
    const numbers = revisions.filter((file) => file !== 'newest.json');
    expect([numbers.length, revisions.includes('5.json'), revisions.includes('6.json')]).toEqual([50, false, true]);
  });

  describe('that lost its registry.json', () => {
    const lose = () => rm(path.join(root, 'registry.json'));

    test('is read from its newest revision, and continues after it', async () => {
      const store = folderStore(root);
      for (let revision = 1; revision <= 55; revision += 1) await store.replaceRegistry(registry(revision));
      await lose();
      expect((await store.readRegistry()).revision).toBe(55);
      await expect(store.replaceRegistry(registry(1))).rejects.toThrow(RevisionConflict);
      await store.replaceRegistry(registry(56));
      expect(JSON.parse(await readFile(path.join(root, 'registry.json'), 'utf8'))).toMatchObject({ revision: 56 });
    });

    test('is complete after a writer died before noting the newest revision, or that was removed', async () => {
      const store = folderStore(root);
      for (const revision of [1, 2, 3]) await store.replaceRegistry(registry(revision));
      await lose();
      await writeFile(path.join(root, 'revisions/newest.json'), '2');
      expect((await store.readRegistry()).revision).toBe(3);
      await rm(path.join(root, 'revisions/3.json'));
      await writeFile(path.join(root, 'revisions/newest.json'), '3');
      expect((await store.readRegistry()).revision).toBe(2);
    });

    test('is read from its first revision when it is the only one', async () => {
      await folderStore(root).replaceRegistry(registry(1));
      await lose();
      await rm(path.join(root, 'revisions/newest.json'));
      expect((await folderStore(root).readRegistry()).revision).toBe(1);
    });
  });

  test('names the corrupt file and the remedy', async () => {
    const store = folderStore(root);
    for (const revision of [1, 2]) await store.replaceRegistry(registry(revision));
    await writeFile(path.join(root, 'registry.json'), '{"schema":1,"rev');
    await expect(store.readRegistry()).rejects.toThrow(
      /^registry\.json of the store is spoilt \(.*JSON.*\): remove it, and the newest revision is read in its place$/,
    );
    expect((await store.readNewestRevision())?.revision).toBe(2);
    await rm(path.join(root, 'registry.json'));
    await writeFile(path.join(root, 'revisions/2.json'), '{}');
    await expect(store.readRegistry()).rejects.toThrow(
      'revisions/2.json of the store is spoilt (it does not hold what a registry holds): remove it, and the revision before',
    );
    await rm(path.join(root, 'revisions/2.json'));
    expect((await store.readRegistry()).revision).toBe(1);
  });

  test('refuses a version that another process stored first, and leaves no draft', async () => {
    const store = folderStore(root);
    const folder = path.join(root, 'built');
    await mkdir(folder);
    await writeFile(path.join(folder, 'remote.json'), '{}');
    await store.putVersion('demo', '1', folder);
    await expect(store.putVersion('demo', '1', folder)).rejects.toThrow(VersionExists);
    expect(await readdir(path.join(root, 'demo'))).toEqual(['1']);
  });

  test('keeps fields that a later version of the product added', async () => {
    const store = folderStore(root);
    const entry = registryOf({ ...descriptorOf(), later: 'descriptor' } as StoredDescriptor).remotes.demo!;
    const historyLine = { at: '2026-11-21T08:00:00.000Z', by: 'zoe', did: 'renamed', version: '1', later: 'deed' };
    const later = {
      ...registry(1),
      later: 'registry',
      remotes: { demo: { ...entry, later: 'entry', history: [historyLine] } },
    };
    await store.replaceRegistry(later as unknown as Registry);
    const read = await store.readRegistry();
    expect(read).toEqual(later);
    await store.replaceRegistry({ ...read, revision: 2 });
    expect(await store.readRegistry()).toEqual({ ...later, revision: 2 });
  });

  test('refuses an invalid registry', async () => {
    const broken = { ...registry(1), remotes: { 'Not a name': {} } };
    await expect(folderStore(root).replaceRegistry(broken as never)).rejects.toThrow();
    expect(await readdir(root)).toEqual([]);
  });
});
