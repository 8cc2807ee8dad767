import { descriptorOf } from '../testing/remote-descriptor';
import type { StoredDescriptor } from '../contract/descriptor.schema';
import { catalogueTag } from './live-remote';
import { toLiveRemote, toLocalRemote } from './to-live-remote';

const loaded = (expose: string) => ({ expose, files: [`${expose}.js`], needs: [] });
const descriptor = (edit: object = {}) => ({ ...descriptorOf(), ...edit }) as StoredDescriptor;

test('a browser is given where a remote lies and what it offers, and not which files it is made of', () => {
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

test('an entry without a known integrity is vouched for by nobody', () => {
  expect(toLiveRemote(descriptor({ integrity: {} })).integrity).toBe('');
});

test('slots that the contract has lost are left out, those of a remote are not', () => {
  const slots = [
    { slot: 'home.widget', order: 3, roles: ['SUPPORT'], load: loaded('./card') },
    { slot: 'home.gone', order: 1, load: loaded('./gone') },
    { slot: 'keys.row', order: 2, load: loaded('./row') },
  ];
  expect(toLiveRemote(descriptor({ slots })).slots).toEqual([
    { slot: 'home.widget', order: 3, roles: ['SUPPORT'], expose: './card' },
    { slot: 'keys.row', order: 2, expose: './row' },
  ]);
});

test('menu entries of a lost menu are left out, and a lost icon becomes that of lists', () => {
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

test('a remote of a development server comes from there, whatever integrity it states', () => {
  const local = toLocalRemote(descriptor(), 'http://localhost:3001');
  expect(local).toEqual({ ...toLiveRemote(descriptor()), entry: 'http://localhost:3001/entry.1.js', integrity: '' });
});

test('a state of the catalogue is named by its revision, and by the host where that is known', () => {
  expect(catalogueTag({ revision: 7, remotes: {} })).toBe('"7"');
  expect(catalogueTag({ revision: 7, remotes: {}, host: 'abc' })).toBe('"7.abc"');
});
