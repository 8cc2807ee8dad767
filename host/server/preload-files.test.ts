import type { Registry, RemoteDescriptor } from '@pignon/shared/contract';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { preloadFiles } from './preload-files';

const exposedModule = (file: string) => ({ expose: `./${file}`, files: [`${file}.js`], needs: [] });

function remote(name: string, slots: Partial<RemoteDescriptor['slots'][number]>[]): Registry['remotes'][string] {
  const descriptor = {
    name,
    version: '1',
    entry: 'entry.js',
    routes: [],
    slots: slots.map((slot, index) => ({
      slot: 'home.widget',
      order: index,
      load: exposedModule(`card-${index}`),
      ...slot,
    })),
    messages: { fr: exposedModule('fr'), en: exposedModule('en') },
    integrity: { 'entry.js': 'sha384-entry' },
  } as unknown as RemoteDescriptor;
  const version = { publishedAt: '2026-11-21T09:00:00.000Z', descriptorIntegrity: '', descriptor };
  return { stable: '1', previous: null, versions: { 1: version } };
}

const HOST = {
  integrity: {},
  pieces: {
    'signed-in': { files: ['product.js'], needs: [] },
    '../shell/pages/home.page': { files: ['home.js'], needs: [] },
  },
} as unknown as HostFile;

const REGISTRY: Registry = {
  schema: 1,
  revision: 1,
  remotes: {
    visits: remote('visits', [{}, { roles: ['MANAGER'] }, { slot: 'property.panel' }]),
    quiet: remote('quiet', [{ slot: 'cart.contact' }]),
  },
};

it('preloads the home page with what every user sees on it, and nothing of missing remotes', () => {
  const hrefs = preloadFiles(HOST, REGISTRY, '/', true).map(({ href }) => href);
  expect(hrefs).toEqual([
    '/assets/product.js',
    '/assets/home.js',
    '/remotes/visits/1/entry.js',
    '/remotes/visits/1/card-0.js',
    '/remotes/visits/1/fr.js',
  ]);
});

it('preloads nothing of the home page with another page', () => {
  const hrefs = preloadFiles(HOST, REGISTRY, '/visit/list', true).map(({ href }) => href);
  expect(hrefs).toEqual(['/assets/product.js']);
});

it('preloads a canary that the browser got before, as long as it is a canary', () => {
  const entry = remote('visits', [{}]);
  const descriptor = { ...entry.versions['1']!.descriptor, version: '2' };
  const entryWithCanary = { ...entry, versions: { ...entry.versions, 2: { ...entry.versions['1']!, descriptor } } };
  const canary = { version: '2', percent: 0, roles: [], emails: [] };
  const hrefs = (visitsEntry: typeof entry) =>
    preloadFiles(HOST, { ...REGISTRY, remotes: { visits: visitsEntry } }, '/', true, { visits: '2' }).map(
      ({ href }) => href,
    );
  expect(hrefs({ ...entryWithCanary, canary })).toContain('/remotes/visits/2/card-0.js');
  expect(hrefs(entryWithCanary)).toContain('/remotes/visits/1/card-0.js');
  const entryWithNewerCanary = {
    ...entryWithCanary,
    canary: { ...canary, version: '3' },
    versions: { ...entryWithCanary.versions, 3: entryWithCanary.versions['2'] },
  };
  expect(hrefs(entryWithNewerCanary)).toContain('/remotes/visits/1/card-0.js');
});

it('gives the known integrity of each file, and ignores remotes without a live version', () => {
  const remoteWithoutLiveVersion = { stable: null, previous: null, versions: {} };
  const registry = { ...REGISTRY, remotes: { ...REGISTRY.remotes, nothing: remoteWithoutLiveVersion } };
  const files = preloadFiles(HOST, registry, '/', true);
  expect(files.find(({ href }) => href.endsWith('/entry.js'))?.integrity).toBe('sha384-entry');
  expect(files.filter(({ href }) => !href.endsWith('/entry.js')).map(({ integrity }) => integrity)).toEqual(
    Array(4).fill(''),
  );
});

it.each(['/', '/visit/list'])('preloads nothing for an unknown visitor of %s', (pathname) => {
  expect(preloadFiles(HOST, REGISTRY, pathname, false)).toEqual([]);
});
