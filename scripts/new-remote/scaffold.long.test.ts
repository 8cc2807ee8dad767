import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { API_VERSION, CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { buildRemote } from '@pignon/platform/build/build-remote';
import { providedByHost } from '@pignon/platform/build/shared-modules';
import { folderStore } from '@pignon/platform/store/folder-store';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { rootOf } from '../build/packages';
import { prettier, TEMPLATE, writeRemote } from './scaffold';

/** Long enough to make lines of the template too long. */
const NAME = 'billingofallthefeesandrents';
const BILLING = { name: NAME, titles: { fr: 'Facturation', en: 'Billing' }, owner: 'Équipe Facturation' };
const HOST = {
  contract: CONTRACT_VERSION,
  api: API_VERSION,
  main: 'main.js',
  styles: [],
  pieces: {},
  provides: providedByHost(),
  integrity: {},
};

let above = '';
let folder = '';
let files: string[] = [];

beforeAll(async () => {
  await mkdir(rootOf('.cache'), { recursive: true });
  above = await mkdtemp(rootOf('.cache/new-remote-'));
  folder = path.join(above, `remote-${NAME}`);
  files = await writeRemote(BILLING, folder);
});

afterAll(() => rm(above, { recursive: true, force: true }));

it('writes the renamed template, formatted', async () => {
  expect(files).toContain('src/remote.ts');
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    expect({ file, text }).toEqual({ file, text: expect.not.stringMatching(/ex[ae]mple/i) as string });
  }
  await prettier('--check', folder);
});

it('builds into a remote that this tree’s host accepts beside the others', async () => {
  await symlink(path.join(TEMPLATE, 'node_modules'), path.join(folder, 'node_modules'));
  const { descriptor } = await buildRemote(folder);
  expect(descriptor).toMatchObject({
    name: NAME,
    owner: 'Équipe Facturation',
    contract: `^${CONTRACT_VERSION}`,
    api: `^${API_VERSION}`,
    routes: [{ path: `/${NAME}`, title: { fr: 'Facturation', en: 'Billing' } }],
    menu: [{ to: `/${NAME}`, label: { fr: 'Facturation', en: 'Billing' } }],
    slots: [{ slot: 'home.widget' }],
  });
  const store = folderStore(path.join(above, 'store'));
  await publish(store, path.join(folder, 'dist'), HOST);
  expect(await promote(store, NAME, HOST)).toBe(descriptor.version);
}, 60_000);
