import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { publish } from '../publish/publish';
import { folderStore } from '../store/folder-store';
import { storeHostBuild } from '../store/store-host-build';
import type { RemoteStore } from '../store/remote-store';
import { builtHostFolder } from '../testing/built-host.fixture';
import { builtRemote } from '../testing/built-remote.fixture';
import { mapsBesideBuild, SCRIPT, SCRIPT_MAP } from '../testing/source-map.fixture';
import { stackResolver, type StackResolver } from './resolve-stack';

const PAGE = 'https://pignon.agence.fr/remotes/demo/1.0.0-b1/pages-list.1.js';
const HOST_FILE = 'product.0123456789.js';
const HOST_PAGE = `https://pignon.agence.fr/assets/${HOST_FILE}`;
const DRAW = { file: 'shared/demo.tsx', line: 14, column: 3, name: 'draw' };

let root: string;
let store: RemoteStore;
let resolve: StackResolver;
const mapFile = () => path.join(root, 'source-maps/demo/1.0.0-b1/pages-list.1.js.map.gz');
const first = async (stack: string) => (await resolve(stack)).lines[0];
const reasons = async (stack: string) => (await resolve(stack)).lines.map(({ why }) => why);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-store-'));
  store = folderStore(root);
  const remote = await builtRemote({}, SCRIPT);
  await mapsBesideBuild(remote, { 'pages-list.1.js.map': SCRIPT_MAP });
  await publish(store, remote, LIVE_HOST);
  const host = await builtHostFolder({ [HOST_FILE]: SCRIPT });
  await mapsBesideBuild(host, { [`${HOST_FILE}.map`]: SCRIPT_MAP });
  await storeHostBuild(store, host);
  resolve = stackResolver(store);
});

describe('resolves a stack line to its source:', () => {
  test.each([
    ['Chromium', `    at e (${PAGE}:1:23)`, DRAW],
    ['Chromium, awaiting', `    at async e (${PAGE}:1:23)`, DRAW],
    ['Chromium, a method', `    at Object.e (${PAGE}:1:23)`, DRAW],
    ['Firefox and Safari', `e@${PAGE}:1:23`, DRAW],
    ['a function without a name', `    at ${PAGE}:1:23`, { file: 'shared/demo.tsx', line: 14, column: 3 }],
    ['the place before it', `    at e (${PAGE}:1:22)`, { ...DRAW, line: 12, column: 10 }],
    ['a later place of the same line', `    at e (${PAGE}:1:29)`, { ...DRAW, line: 15, column: 7 }],
    ['a file that was asked for again', `    at e (${PAGE}?…:1:23)`, DRAW],
    ['a file of the host', `    at e (${HOST_PAGE}:1:23)`, DRAW],
    ['the script in the page', `    at e (/assets/${HOST_FILE}:1:23)`, DRAW],
    ['the script in the page, in Firefox', `e@/assets/${HOST_FILE}:1:23`, DRAW],
  ])('%s', async (_, raw, at) => {
    expect(await first(raw)).toEqual({ raw, at });
  });

  test('with the browser’s function name where no other is known and it is not minified', async () => {
    expect(await first(`    at onClick (${PAGE}:1:23)`)).toMatchObject({ at: { name: 'onClick' } });
    expect((await first(`    at z (${PAGE}:1:23)`))?.at).not.toHaveProperty('name');
  });

  test('and keeps lines without a position', async () => {
    const stack = ['TypeError: t is not a function', `    at e (${PAGE}:1:23)`, '    at <anonymous>'].join('\n');
    expect((await resolve(stack)).lines).toEqual([
      { raw: 'TypeError: t is not a function' },
      { raw: `    at e (${PAGE}:1:23)`, at: DRAW },
      { raw: '    at <anonymous>' },
    ]);
  });
});

describe('keeps a line unresolved, with the reason,', () => {
  test.each([
    ['of an extension', '    at e (chrome-extension://abcdef/remotes/demo/1.0.0-b1/pages-list.1.js:1:23)', 'FOREIGN'],
    ['of another site', 'e@https://cdn.example.org/lib.js:1:23', 'FOREIGN'],
    ['of a remote that is not published', PAGE.replace('demo', 'other'), 'NO_VERSION'],
    ['of a version that is gone', PAGE.replace('1.0.0-b1', '0.9.0'), 'NO_VERSION'],
    ['of a file that the version has not', PAGE.replace('pages-list', 'pages-gone'), 'NO_VERSION'],
    ['of names that every object has', 'https://x.fr/remotes/constructor/toString/valueOf', 'NO_VERSION'],
    ['of a file that is called as what every object has', PAGE.replace('pages-list.1.js', 'toString'), 'NO_VERSION'],
    ['that tries to leave the folder', PAGE.replace('pages-list.1.js', '..%2f..%2fregistry.json'), 'NO_VERSION'],
    ['of an earlier build of the host', HOST_PAGE.replace('product', 'other'), 'NO_VERSION'],
    ['of a script without a map', PAGE.replace('pages-list', 'entry'), 'NO_MAP'],
    ['of code that the build adds', PAGE, 'NO_SOURCE'],
    ['of no line', `    at e (${PAGE}:0:4)`, 'NO_SOURCE'],
    ['of no column', `    at e (${PAGE}:1:0)`, 'NO_SOURCE'],
    ['of more lines than the script has', `    at e (${PAGE}:999999999:999999999)`, 'NO_SOURCE'],
  ])('%s', async (_, address, why) => {
    const raw = /:\d+:\d+\)?$/.test(address) ? address : `    at ${address}:1:33`;
    expect(await first(raw)).toEqual({ raw, why });
  });

  test.each([
    ['is no archive', Buffer.from('no archive')],
    ['is no map', gzipSync('{"version":3')],
    ['is of another kind', gzipSync('[]')],
    ['is larger than any of ours', gzipSync(SCRIPT_MAP.padEnd(17_000_000))],
  ])('when its map %s', async (_, content) => {
    await writeFile(mapFile(), content);
    expect(await reasons(`    at e (${PAGE}:1:23)`)).toEqual(['SPOILT']);
  });

  test('beyond the maximum number of frames', async () => {
    const lines = Array.from({ length: 42 }, () => `    at e (${PAGE}:1:23)`);
    const reasonsFound = await reasons(lines.join('\n'));
    expect([reasonsFound[39], reasonsFound[40], reasonsFound[41]]).toEqual([undefined, 'TOO_MANY', 'TOO_MANY']);
  });
});

test('a map is read once, a missing one again; without its script only the function name is lost', async () => {
  const readFile = jest.spyOn(store, 'readFile');
  const raw = `    at e (${PAGE}:1:23)`;
  await resolve(`${raw}\n${raw}`);
  await resolve(raw);
  expect(readFile.mock.calls.filter(([, , file]) => file.endsWith('.map.gz'))).toHaveLength(1);
  const missing = `    at ${PAGE.replace('pages-list', 'entry')}:1:3`;
  await resolve(missing);
  await resolve(missing);
  expect(readFile.mock.calls.filter(([, , file]) => file === 'entry.1.js.map.gz')).toHaveLength(2);
  await rm(path.join(root, 'demo/1.0.0-b1/pages-list.1.js'));
  expect((await stackResolver(store)(raw)).lines[0]?.at).toEqual({ file: DRAW.file, line: 14, column: 3 });
});

test('resolves one stack at a time, also after a failure', async () => {
  let at = 0;
  let max = 0;
  let down = true;
  const slow: RemoteStore = {
    ...store,
    async readRegistry() {
      at += 1;
      max = Math.max(max, at);
      await new Promise((done) => setTimeout(done, 5));
      at -= 1;
      if (down) throw new Error('the store cannot be reached');
      return store.readRegistry();
    },
  };
  const ask = stackResolver(slow);
  await expect(ask('x')).rejects.toThrow('cannot be reached');
  down = false;
  await Promise.all(['a', 'b', 'c'].map(ask));
  expect(max).toBe(1);
});
