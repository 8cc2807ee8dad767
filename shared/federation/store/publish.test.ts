// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { builtRemote, LIVE_HOST } from './built-remote.fixture';
import { folderStore } from './folder-store';
import { promote, publish, PublishRefused, rollback } from './publish';
import type { RemoteStore } from './remote-store';

let store: RemoteStore;

beforeEach(async () => {
  store = folderStore(await mkdtemp(path.join(tmpdir(), 'pignon-store-')));
});

async function reasons(folder: string): Promise<string> {
  const refused = await publish(store, folder, LIVE_HOST).catch((error: unknown) => error);
  if (!(refused instanceof PublishRefused)) throw new Error(`not refused: ${String(refused)}`);
  return refused.refusals.map(({ reason }) => reason).join('; ');
}

describe('publishing a remote', () => {
  test('keeps it out of sight until it is promoted', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    expect((await store.readRegistry()).remotes.demo?.stable).toBeNull();
    expect(await promote(store, 'demo')).toBe('1.0.0-b1');
    expect((await store.readRegistry()).remotes.demo?.stable).toBe('1.0.0-b1');
    expect(String(await store.readFile('demo', '1.0.0-b1', 'entry.1.js'))).toBe('entry');
  });

  test('refuses a version that exists', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    expect(await reasons(await builtRemote())).toBe('version 1.0.0-b1 exists');
  });

  test('refuses a contract or API range that the live host does not meet', async () => {
    expect(await reasons(await builtRemote({ contract: '^2.0.0' }))).toContain('asks for contract ^2.0.0');
    expect(await reasons(await builtRemote({ api: '<1.0.0' }))).toContain('asks for API <1.0.0');
  });

  test('refuses a range that promises nothing', async () => {
    expect(await reasons(await builtRemote({ contract: '*' }))).toContain('its contract range is "*"');
    expect(await reasons(await builtRemote({ api: 'latest' }))).toContain('its API range is "latest"');
  });

  test('refuses a shared module that the host does not provide, or provides in another version', async () => {
    expect(await reasons(await builtRemote({ shared: { antd: '6.0.0' } }))).toContain('expects antd of the host');
    expect(await reasons(await builtRemote({ shared: { react: '19.4.0' } }))).toContain('the host provides 19.3.1');
  });

  test('refuses a page over its budget', async () => {
    const heavy = await builtRemote({ integrity: {} }, randomBytes(40_000).toString('hex'));
    expect(await reasons(heavy)).toContain('demo /demo/list weighs 80.0 kB and may weigh 60.0 kB');
  });

  test('refuses a file that is not what was built', async () => {
    const folder = await builtRemote();
    await writeFile(path.join(folder, 'pages-list.1.js'), 'something else');
    expect(await reasons(folder)).toBe('pages-list.1.js is not what was built');
  });

  test('refuses a path that another remote owns', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    await promote(store, 'demo');
    expect(await reasons(await builtRemote({ name: 'other' }))).toContain('/demo/list already belongs to demo');
  });

  test('goes back to the version before, and forward again', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    await promote(store, 'demo');
    await publish(store, await builtRemote({ version: '1.0.0-b2' }), LIVE_HOST);
    await promote(store, 'demo', '1.0.0-b2');
    expect(await rollback(store, 'demo')).toBe('1.0.0-b1');
    expect((await store.readRegistry()).remotes.demo).toMatchObject({ stable: '1.0.0-b1', previous: '1.0.0-b2' });
    expect(await rollback(store, 'demo')).toBe('1.0.0-b2');
  });

  test('says what is known when a name is not', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    await expect(promote(store, 'nobody')).rejects.toThrow('no remote is called nobody; known: demo');
    await expect(rollback(store, 'demo')).rejects.toThrow('no earlier version');
  });
});
