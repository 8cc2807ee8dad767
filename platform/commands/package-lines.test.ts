import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { promote } from '../publish/live-versions';
import { publish } from '../publish/publish';
import { folderStore } from '../store/folder-store';
import type { RemoteStore } from '../store/remote-store';
import { builtRemote, packageList } from '../testing/built-remote.fixture';
import { runRemotes } from './commands';

let store: RemoteStore;
let lines: string[];

beforeEach(async () => {
  store = folderStore(await mkdtemp(path.join(tmpdir(), 'pignon-store-')));
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});

/** Publishes by the command. @returns what it prints between the first and the last line */
async function printed(version: string, packages?: string): Promise<string[]> {
  lines = [];
  const publishBuilt = async () => publish(store, await builtRemote({ version }, undefined, packages), LIVE_HOST);
  const place = { builtHost: () => Promise.resolve(LIVE_HOST), publish: publishBuilt };
  await runRemotes(['publish', 'demo'], () => store, place);
  expect([lines[0], lines.at(-1)]).toEqual([
    expect.stringContaining(`demo ${version} is published`),
    expect.stringContaining('shows it to one person'),
  ]);
  return lines.slice(1, -1);
}

test('prints how the packages differ from those of the live version', async () => {
  expect(await printed('1.0.0', packageList('x 1.2.3', 'y 1.0.0'))).toEqual(['new packages: x 1.2.3, y 1.0.0']);
  await promote(store, 'demo', LIVE_HOST);
  expect(await printed('1.1.0', packageList('y 1.0.0', 'x 1.2.3'))).toEqual(['the same packages as 1.0.0']);
  expect(await printed('1.2.0', packageList('y 2.0.0', 'z 0.1.0'))).toEqual([
    'new packages: z 0.1.0',
    'packages gone: x 1.2.3',
    'packages in another version: y 1.0.0 → 2.0.0',
  ]);
});

test('prints that a list is unknown, and publishes all the same', async () => {
  expect(await printed('1.0.0')).toEqual(['list of packages unknown: 1.0.0 was built by an older kit']);
  await promote(store, 'demo', LIVE_HOST);
  expect(await printed('1.1.0', packageList('x 1.2.3'))).toEqual([
    'list of packages unknown: 1.0.0, which is live, was built by an older kit',
  ]);
});
