import { descriptorOf } from '../testing/remote-descriptor';
import type { StoredDescriptor } from '../contract/descriptor.schema';
import { catalogueTag } from './live-remote';
import { toLiveRemote, toLocalRemote } from './to-live-remote';

const loadedModule = (expose: string) => ({ expose, files: [`${expose}.js`], needs: [] });
const descriptor = (edit: object = {}) => ({ ...descriptorOf(), ...edit }) as StoredDescriptor;

test('gives a browser the address and contributions of a remote, not its list of files', () => {
  const [list, redirect] = descriptorOf().routes;
  const remote = toLiveRemote(descriptor({ routes: [{ ...list, roles: ['MANAGER'] }, redirect] }));
  expect(remote).toEqual({
    name: 'demo',
    version: '1.0.0-b1',
    owner: 'Équipe Démo',
    contract: '^1.0.0',
    entry: '/remotes/demo/1.0.0-b1/entry.1.js',
    integrity: descriptorOf().integrity['entry.1.js'],
    routes: [
      { path: '/demo/list', title: { fr: 'Démo', en: 'Demo' }, roles: ['MANAGER'], expose: './pages/list.page' },
      { path: '/demo', redirect: '/demo/list' },
    ],
    menu: [],
    slots: [],
    messages: { fr: './messages/fr', en: './messages/en' },
  });
});

test('has an empty integrity when the entry’s is unknown', () => {
  expect(toLiveRemote(descriptor({ integrity: {} })).integrity).toBe('');
});

test('omits slots removed from the contract, but keeps those of remotes', () => {
  const slots = [
    { slot: 'home.widget', order: 3, roles: ['SUPPORT'], load: loadedModule('./card') },
    { slot: 'home.gone', order: 1, load: loadedModule('./gone') },
    { slot: 'keys.row', order: 2, load: loadedModule('./row') },
  ];
  expect(toLiveRemote(descriptor({ slots })).slots).toEqual([
    { slot: 'home.widget', order: 3, roles: ['SUPPORT'], expose: './card' },
    { slot: 'keys.row', order: 2, expose: './row' },
  ]);
});

test('omits entries of a removed menu, and replaces a removed icon by that of lists', () => {
  const entry = (edit: object) => ({
    menu: 'create',
    icon: 'home',
    order: 1,
    to: '/demo',
    label: { fr: 'D', en: 'D' },
    ...edit,
  });
  const menu = [entry({}), entry({ icon: 'gone' }), entry({ menu: 'gone' })];
  expect(toLiveRemote(descriptor({ menu })).menu).toEqual([entry({}), entry({ icon: 'list' })]);
});

test('loads a remote of a development server from there, without integrity', () => {
  const local = toLocalRemote(descriptor(), 'http://localhost:3001');
  expect(local).toEqual({ ...toLiveRemote(descriptor()), entry: 'http://localhost:3001/entry.1.js', integrity: '' });
});

test('builds the entity tag from the revision and the known host', () => {
  expect(catalogueTag({ revision: 7, remotes: {} })).toBe('"7"');
  expect(catalogueTag({ revision: 7, remotes: {}, host: 'abc' })).toBe('"7.abc"');
});
