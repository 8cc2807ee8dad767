import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../store/file-integrity';
import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '../testing/built-remote.fixture';
import { folderStore } from '../store/folder-store';
import { registryOf } from '../testing/registry.fixture';
import { storedFileFindings } from './stored-files';

let root: string;
const registry = registryOf(descriptorOf(), descriptorOf({ version: '0.9.0' }));
const messagesOf = async (edge = registry) =>
  (await storedFileFindings(folderStore(root), edge)).map((one) => one.message);
const at = (version: string, file: string) => path.join(root, 'demo', version, file);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-doctor-'));
  for (const version of ['0.9.0', '1.0.0-b1']) {
    await folderStore(root).putVersion('demo', version, await builtRemote({ version }));
  }
});

test('an intact store has no findings', async () => {
  expect(await messagesOf()).toEqual([]);
});

test('reports missing and altered files, of the previous version too', async () => {
  await rm(at('0.9.0', 'entry.1.js'));
  await writeFile(at('1.0.0-b1', 'pages-list.1.js'), 'changed');
  expect((await messagesOf()).sort()).toEqual([
    'demo 0.9.0: entry.1.js is missing from the store',
    'demo 1.0.0-b1: pages-list.1.js is not what was published',
  ]);
});

test('reports a copy of a shared library and a page over its budget', async () => {
  const share = (name: string, sync: string[]) => ({ name, assets: { js: { sync, async: [] } } });
  const manifest = { shared: [share('react', ['react.js']), share('react-dom', [])] };
  await writeFile(at('1.0.0-b1', 'mf-manifest.json'), JSON.stringify(manifest));
  const heavy = randomBytes(70_000);
  await writeFile(at('1.0.0-b1', 'pages-list.1.js'), heavy);
  const { integrity } = descriptorOf();
  const weighed = descriptorOf({ integrity: { ...integrity, 'pages-list.1.js': integrityOf(heavy) } });
  expect(await messagesOf(registryOf(weighed))).toEqual([
    'demo 1.0.0-b1 carries its own copy of react',
    'demo /demo/list in 1.0.0-b1 weighs 70005 bytes and may weigh 60000',
    'demo pages-list.1.js in 1.0.0-b1 weighs 70000 bytes and may weigh 60000',
  ]);
});

test('a canary is weighed and checked like the live version', async () => {
  const heavy = randomBytes(70_000);
  await writeFile(at('0.9.0', 'pages-list.1.js'), heavy);
  const manifest = { shared: [{ name: 'react', assets: { js: { sync: ['react.js'], async: [] } } }] };
  await writeFile(at('0.9.0', 'mf-manifest.json'), JSON.stringify(manifest));
  const { integrity } = descriptorOf();
  const heavyCanary = descriptorOf({
    version: '0.9.0',
    integrity: { ...integrity, 'pages-list.1.js': integrityOf(heavy) },
  });
  const before = registryOf(descriptorOf(), heavyCanary);
  expect(await messagesOf(before)).toEqual([]);
  const canary = { version: '0.9.0', percent: 5, roles: [], emails: [] };
  const remotes = { demo: { ...before.remotes.demo!, previous: null, canary } };
  expect(await messagesOf({ ...before, remotes })).toEqual([
    'demo 0.9.0 carries its own copy of react',
    'demo /demo/list in 0.9.0 weighs 70005 bytes and may weigh 60000',
    'demo pages-list.1.js in 0.9.0 weighs 70000 bytes and may weigh 60000',
  ]);
});

test('reads no file to get its size, and asks for each size once', async () => {
  const store = folderStore(root);
  const readFile = jest.spyOn(store, 'readFile');
  const sizeOf = jest.spyOn(store, 'sizeOf');
  const { routes } = descriptorOf();
  const [list] = routes;
  const twoPages = descriptorOf({ routes: [...routes, { ...list!, path: '/demo/other' }] });
  await storedFileFindings(store, registryOf(twoPages));
  expect(readFile.mock.calls.map(([, , file]) => file).filter((file) => file.endsWith('.br'))).toEqual([]);
  expect(sizeOf.mock.calls.filter(([, , file]) => file === 'entry.1.js')).toHaveLength(1);
});
