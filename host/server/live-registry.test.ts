// @vitest-environment node
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { builtRemote, LIVE_HOST } from '@pignon/shared/federation/store/built-remote.fixture';
import { folderStore } from '@pignon/shared/federation/store/folder-store';
import { promote } from '@pignon/shared/federation/store/live-versions';
import { publish } from '@pignon/shared/federation/store/publish';
import { liveRegistry } from './live-registry';

let storeDir: string;

beforeEach(async () => {
  storeDir = await mkdtemp(path.join(tmpdir(), 'pignon-live-'));
  await publish(folderStore(storeDir), await builtRemote(), LIVE_HOST);
  await promote(folderStore(storeDir), 'demo', LIVE_HOST);
});

describe('what is composed once', () => {
  test('stays for the served host, however many other contracts are asked for', async () => {
    const live = liveRegistry(storeDir);
    for (let minor = 0; minor < 40; minor += 1) await live.catalogue({ contract: `7.${minor}.0`, api: '1.0.0' });
    expect(await live.catalogue(LIVE_HOST)).toBe(await live.catalogue(LIVE_HOST));
  });

  test('is composed anew for a host that was built again with other libraries', async () => {
    const live = liveRegistry(storeDir);
    const versionsFor = async (react: string) => {
      const host = { ...LIVE_HOST, provides: { ...LIVE_HOST.provides, react } };
      return (await live.catalogue(host)).remotes.demo?.refused;
    };
    expect(await versionsFor('19.3.2')).toBeUndefined();
    expect(await versionsFor('20.0.0')).toContain('the host provides 20.0.0');
  });
});
