import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { publish } from '../publish/publish';
import { folderStore } from '../store/folder-store';
import { builtRemote } from '../testing/built-remote.fixture';
import { mapsBesideBuild, SCRIPT, SCRIPT_MAP } from '../testing/source-map.fixture';
import { runRemotes } from './commands';

const PAGE = 'https://pignon.agence.fr/remotes/demo/1.0.0-b1/pages-list.1.js';

test('prints a stack from a file with source positions, or the reason why one is missing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pignon-where-'));
  const store = folderStore(path.join(folder, 'store'));
  const remote = await builtRemote({}, SCRIPT);
  await mapsBesideBuild(remote, { 'pages-list.1.js.map': SCRIPT_MAP });
  await publish(store, remote, LIVE_HOST);
  const file = path.join(folder, 'stack.txt');
  const unknownFrame = `    at ${PAGE.replace('1.0.0-b1', '0.9.0')}:1:2`;
  await writeFile(file, `TypeError: lost\n    at e (${PAGE}:1:23)\n    at ${PAGE}:1:29\n${unknownFrame}\n`);
  const output = jest.spyOn(console, 'log').mockImplementation();
  const never = () => Promise.reject(new Error('is not asked for'));
  await runRemotes(['where', file], () => store, { builtHost: never, publish: never });
  expect(output.mock.calls.map(([line]) => line as string)).toEqual([
    'TypeError: lost',
    '    at draw shared/demo.tsx:14:3',
    '    at shared/demo.tsx:15:7',
    `${unknownFrame}  (the store holds no such script: its version was pruned, or published to another store)`,
  ]);
});
