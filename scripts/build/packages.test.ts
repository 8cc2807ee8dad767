import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_STORE, remotesIn, storeFolder } from './packages';

it('finds every remote folder with a definition', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pignon-tree-'));
  for (const folder of ['remote-rental/src', 'remote-billing/src', 'remote-left/dist', 'host/src']) {
    await mkdir(path.join(root, folder), { recursive: true });
    if (folder.endsWith('src')) await writeFile(path.join(root, folder, 'remote.ts'), '');
  }
  expect(remotesIn(root)).toEqual(['billing', 'rental']);
});

it('finds the store in its configured folder, else beside the data', () => {
  expect(storeFolder({})).toBe(DEFAULT_STORE);
  expect(storeFolder({ DATA_DIR: '/srv/pignon' })).toBe('/srv/pignon/store');
  expect(storeFolder({ DATA_DIR: '/srv/pignon', STORE_DIR: '/srv/remotes' })).toBe('/srv/remotes');
});
