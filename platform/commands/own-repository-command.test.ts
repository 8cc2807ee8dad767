import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeOf } from './own-repository-command';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pignon-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the store used by a remote in its own repository', () => {
  test('must be named', () => {
    expect(() => storeOf({})).toThrow('say which product: STORE_URL for its bucket, or STORE_DIR');
  });

  test('is a folder with an existing registry, never a new one', async () => {
    expect(() => storeOf({ STORE_DIR: folder })).toThrow(`${folder} holds no registry.json`);
    expect(() => storeOf({ DATA_DIR: folder })).toThrow(`${path.join(folder, 'store')} holds no registry.json`);
    await writeFile(path.join(folder, 'registry.json'), '{"schema":1,"revision":7,"remotes":{}}');
    expect(await storeOf({ STORE_DIR: folder }).readRegistry()).toMatchObject({ revision: 7 });
  });

  test('is a bucket with its keys, which overrides a folder', () => {
    const STORE_URL = 'https://s3.example.com/store';
    expect(() => storeOf({ STORE_URL, STORE_DIR: folder })).toThrow('STORE_URL needs STORE_ACCESS_KEY_ID');
    const keys = { STORE_ACCESS_KEY_ID: 'key', STORE_SECRET_ACCESS_KEY: 'secret' };
    expect(storeOf({ STORE_URL, ...keys })).toMatchObject({ putVersion: expect.any(Function) as unknown });
  });
});
