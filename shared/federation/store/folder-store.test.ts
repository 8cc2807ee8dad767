// @vitest-environment node
import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderStore } from './folder-store';
import { RevisionConflict } from './remote-store';

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
    expect(await readdir(root)).toEqual(['registry.json']);
  });

  test('takes over the lock of a process that died', async () => {
    const lock = path.join(root, 'registry.lock');
    await writeFile(lock, '1');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    await folderStore(root).replaceRegistry(registry(1));
    expect((await folderStore(root).readRegistry()).revision).toBe(1);
  });

  test('refuses a registry that breaks the schema', async () => {
    const broken = { ...registry(1), remotes: { 'Not a name': {} } };
    await expect(folderStore(root).replaceRegistry(broken as never)).rejects.toThrow();
    expect(await readdir(root)).toEqual([]);
  });
});
