import { RegistrySchema, type Registry } from '@pignon/shared/contract/registry.schema';
import { emailMark } from '@pignon/shared/federation/canary';
import { descriptorOf } from '@pignon/shared/testing/remote-descriptor';
import { liveRemotesFor, standInFor } from './live-remotes-for';
import { publicRegistry } from './public-registry';

const HOST = { contract: '1.2.0', api: '1.0.0' };
const version = (name: string, contract = '^1.0.0', react = '19.3.1') => ({
  [name]: {
    publishedAt: '2026-11-21T08:00:00.000Z',
    publishedBy: 'zoe@agence',
    descriptorIntegrity: 'sha384-x',
    descriptor: descriptorOf({ version: name, contract, shared: { react } }),
  },
});

function registryWith(overrides: Partial<Registry['remotes'][string]> = {}): Registry {
  const versions = { ...version('1.0.0'), ...version('2.0.0'), ...version('3.0.0'), ...version('9.0.0', '^2.0.0') };
  return { schema: 1, revision: 7, remotes: { demo: { stable: '2.0.0', previous: '1.0.0', versions, ...overrides } } };
}
const canary = (name: string) => ({ version: name, percent: 10, roles: [], emails: ['Zoe@Agence.test'] });

describe('the remotes of a page', () => {
  test('are the live versions', () => {
    const catalogue = liveRemotesFor(registryWith(), HOST);
    expect(catalogue.remotes.demo).toMatchObject({ version: '2.0.0', entry: '/remotes/demo/2.0.0/entry.1.js' });
    expect(catalogue.remotes.demo).not.toHaveProperty('refused');
    expect(catalogue).not.toHaveProperty('trials');
  });

  test('are previous versions where the live one needs another host', () => {
    expect(liveRemotesFor(registryWith({ stable: '9.0.0' }), HOST).remotes.demo?.version).toBe('1.0.0');
    expect(
      liveRemotesFor(registryWith({ stable: '9.0.0' }), { ...HOST, contract: '2.1.0' }).remotes.demo?.version,
    ).toBe('9.0.0');
  });

  test('state why no version suits the host', () => {
    const { remotes } = liveRemotesFor(registryWith({ stable: '9.0.0', previous: null }), HOST);
    expect(remotes.demo).toMatchObject({
      version: '9.0.0',
      refused: 'it asks for contract ^2.0.0 and the live host has 1.2.0',
    });
  });

  test('are the previous version, or none, where the host has another major version of a library', () => {
    const host = { ...HOST, provides: { react: '20.0.0' } };
    const versions = { ...version('1.0.0', '^1.0.0', '^20.0.0'), ...version('2.0.0', '^1.0.0', '^19.3.0') };
    expect(liveRemotesFor(registryWith({ versions }), host).remotes.demo?.version).toBe('1.0.0');
    expect(liveRemotesFor(registryWith({ versions, previous: null }), host).remotes.demo?.refused).toContain(
      'built against react ^19.3.0 and the host provides 20.0.0',
    );
    expect(liveRemotesFor(registryWith({ versions, previous: null }), HOST).remotes.demo).not.toHaveProperty('refused');
    const patched = { ...HOST, provides: { react: '19.3.9' } };
    expect(liveRemotesFor(registryWith({ versions }), patched).remotes.demo?.version).toBe('2.0.0');
  });

  test('include a canary without naming anybody', () => {
    const catalogue = liveRemotesFor(registryWith({ canary: canary('3.0.0') }), HOST);
    expect(catalogue.trials?.demo).toMatchObject({
      rule: { percent: 10, roles: [], emails: [emailMark('zoe@agence.test')] },
      remote: { version: '3.0.0' },
    });
    expect(JSON.stringify(catalogue)).not.toMatch(/"zoe|zoe@/i);
    expect(liveRemotesFor(registryWith({ canary: canary('9.0.0') }), HOST)).not.toHaveProperty('trials');
  });

  test('omit names unknown to the contract, and keep the rest', () => {
    const descriptor = descriptorOf({ version: '2.0.0' });
    const page = descriptor.routes.flatMap((route) => ('page' in route ? [route.page] : []))[0]!;
    const label = { fr: 'Démo', en: 'Demo' };
    const older = {
      ...descriptor,
      slots: [{ slot: 'home.gone', order: 0, load: page }],
      menu: [
        { menu: 'search', label, icon: 'gone', to: '/demo', order: 1 },
        { menu: 'gone', label, icon: 'list', to: '/demo', order: 2 },
      ],
      consumes: ['gone.told'],
    };
    const { demo } = registryWith().remotes;
    const versions = { '2.0.0': { ...demo!.versions['2.0.0']!, descriptor: older } };
    const stored = RegistrySchema.parse({ ...registryWith(), remotes: { demo: { ...demo!, versions } } });
    const { slots, menu, routes } = liveRemotesFor(stored, HOST).remotes.demo!;
    expect([slots, menu.map(({ icon }) => icon), routes.length]).toEqual([[], ['list'], 2]);
  });
});

describe('the fallback of a version that fails to load', () => {
  const standIn = (failed: string, overrides = {}) =>
    standInFor(registryWith(overrides), 'demo', failed, HOST)?.version;

  test('is the version before the live one, and for a canary the live one', () => {
    expect([standIn('2.0.0'), standIn('3.0.0')]).toEqual(['1.0.0', '2.0.0']);
  });

  test('does not exist where none suits the host', () => {
    expect(standIn('2.0.0', { previous: null })).toBeUndefined();
    expect(standIn('2.0.0', { previous: '9.0.0' })).toBeUndefined();
    expect(standInFor(registryWith(), 'nobody', '1', HOST)).toBeUndefined();
    const other = { ...HOST, provides: { react: '20.0.0' } };
    expect(standInFor(registryWith(), 'demo', '2.0.0', other)).toBeUndefined();
  });
});

test('the public registry names no person', () => {
  const history = [{ at: '2026-11-21T08:00:00.000Z', by: 'zoe@agence', did: 'promoted' as const, version: '2.0.0' }];
  const added = { addedLater: 'zoe@agence' };
  const publicView = publicRegistry(registryWith({ canary: canary('3.0.0'), history, ...added }));
  expect(JSON.stringify(publicView)).not.toMatch(/"zoe|zoe@/i);
  expect(RegistrySchema.parse(publicView).remotes.demo).toMatchObject({ stable: '2.0.0', canary: { percent: 10 } });
});
