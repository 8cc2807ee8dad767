import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import { SLOT_NAMES, UNOFFERED_SLOTS } from '@pignon/shared/contract/slots';
import { registryOf } from '../testing/registry.fixture';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { compositionFindings } from './composition';

const page = descriptorOf().routes.flatMap((route) => ('page' in route ? [route.page] : []))[0]!;
const filled = (slot: string) => ({ slot, order: 0, load: page });
const everySlot = SLOT_NAMES.filter((slot) => !UNOFFERED_SLOTS.includes(slot)).map(filled);
const label = { fr: 'Démo', en: 'Demo' };

/** Messages of the findings, without those on slots that no page offers, which every product has. */
const messagesOf = (registry: Registry, host = LIVE_HOST) =>
  compositionFindings(registry, host)
    .map(({ level, message }) => `${level}: ${message}`)
    .filter((line) => !/^note: no page offers the slot [^,]*$/.test(line));
const found = (overrides: Partial<StoredDescriptor>, host = LIVE_HOST) =>
  messagesOf(registryOf({ ...descriptorOf(), slots: everySlot, ...overrides }), host);

type Canary = NonNullable<Registry['remotes'][string]['canary']>;

/** Checks a product of one remote, with 2.0.0 as canary. */
function checkCanary(
  overrides: Partial<StoredDescriptor>,
  rule: Partial<Canary> = {},
  live: Partial<StoredDescriptor> = {},
) {
  const registry = registryOf(
    { ...descriptorOf(), slots: everySlot, ...live },
    { ...descriptorOf({ version: '2.0.0' }), ...overrides },
  );
  const canary = { version: '2.0.0', percent: 5, roles: [], emails: [], ...rule };
  registry.remotes.demo = { ...registry.remotes.demo!, previous: null, canary };
  return messagesOf(registry);
}

describe('the composition of the live remotes', () => {
  test('has no findings when it is consistent', () => {
    expect(found({ publishes: ['event.saved'], consumes: ['event.saved'] })).toEqual([]);
  });

  test('has a problem when the host no longer supports a live remote', () => {
    expect(found({ contract: '^2.0.0' })).toEqual([
      'problem: demo 1.0.0-b1 is live: it asks for contract ^2.0.0 and the live host has 1.2.0',
    ]);
    expect(found({ shared: { react: '18.0.0' } })[0]).toContain(
      'built against react 18.0.0 and the host provides 19.3.1',
    );
  });

  test('has a note when there is no version to roll back to', () => {
    const registry = registryOf(
      { ...descriptorOf(), slots: everySlot },
      descriptorOf({ version: '0', contract: '^0.9.0' }),
    );
    const [finding] = compositionFindings(registry, LIVE_HOST);
    expect(finding?.level).toBe('note');
    expect(finding?.message).toContain('demo cannot go back to 0: it asks for contract ^0.9.0');
  });

  test('has a problem when a menu or a redirect leads nowhere', () => {
    const menu = (to: string) => [{ menu: 'search', label, icon: 'list', to, order: 1 }];
    expect(found({ menu: menu('/cart?x=1') })).toEqual([]);
    expect(found({ menu: menu('/gone') })).toEqual([
      'problem: demo: its menu search leads to /gone, which no live remote answers',
    ]);
    const routes = [...descriptorOf().routes, { path: '/old', redirect: '/elsewhere' }];
    expect(found({ routes })).toEqual([
      'problem: demo: its redirect /old leads to /elsewhere, which no live remote answers',
    ]);
  });

  test('reports unknown slots and events, and slots that no remote fills', () => {
    expect(found({ slots: [...everySlot, filled('home.gone')], consumes: ['property.gone'] })).toEqual([
      'problem: demo fills the slot home.gone, which the contract does not know',
      'problem: demo names the event property.gone, which the contract does not know',
    ]);
    expect(found({ slots: everySlot.slice(1) })).toEqual([`note: nobody fills the slot ${SLOT_NAMES[0]}`]);
  });

  test('accepts names defined by live remotes, and reports those of absent remotes', () => {
    const own = { slots: [...everySlot, filled('demo.row')], publishes: ['demo.moved'], consumes: ['demo.moved'] };
    expect(found(own)).toEqual([]);
    expect(found({ slots: [...everySlot, filled('keys.row')], consumes: ['keys.moved'] })).toEqual([
      'note: demo fills the slot keys.row, and keys is not live',
      'note: demo listens to keys.moved, and keys is not live',
    ]);
  });

  test('distinguishes a slot that no page offers from one that no remote fills', () => {
    const [unoffered = ''] = UNOFFERED_SLOTS;
    expect(found({ slots: [...everySlot, filled(unoffered)] })).toEqual([
      `note: no page offers the slot ${unoffered}, filled by demo`,
    ]);
    expect(compositionFindings(registryOf(descriptorOf()), LIVE_HOST).map(({ message }) => message)).toEqual(
      SLOT_NAMES.map((slot) =>
        UNOFFERED_SLOTS.includes(slot) ? `no page offers the slot ${slot}` : `nobody fills the slot ${slot}`,
      ),
    );
  });
});

describe('a canary', () => {
  test('has no findings when it is consistent with the other remotes', () => {
    expect(checkCanary({})).toEqual([]);
  });

  test.each([
    [{ contract: '^2.0.0' }, {}, 'it asks for contract ^2.0.0 and the live host has 1.2.0'],
    [{ shared: { react: '^18.0.0' } }, {}, 'it was built against react ^18.0.0 and the host provides 19.3.1'],
    [{}, { version: '3.0.0' }, 'the registry holds no such version'],
    [{}, { percent: 0 }, 'its rule names nobody'],
  ])('that reaches nobody is a problem (%#)', (overrides, rule, reason) => {
    const { version } = { version: '2.0.0', ...rule };
    expect(checkCanary(overrides, rule)).toEqual([`problem: the trial of demo ${version} reaches nobody: ${reason}`]);
  });

  test('is checked for links, names and paths like a live version', () => {
    const menu = [{ menu: 'search', label, icon: 'list', to: '/gone', order: 1 }];
    expect(checkCanary({ menu, consumes: ['property.gone'] })).toEqual([
      'problem: with demo 2.0.0, under trial: demo: its menu search leads to /gone, which no live remote answers',
      'problem: with demo 2.0.0, under trial: demo names the event property.gone, which the contract does not know',
    ]);
    expect(checkCanary({ routes: [...descriptorOf().routes, { path: '/cart', redirect: '/demo/list' }] })).toEqual([
      'problem: demo 2.0.0 is under trial: /cart already belongs to the host',
    ]);
  });

  test('does not repeat findings of the live version', () => {
    const menu = [{ menu: 'search', label, icon: 'list', to: '/gone', order: 1 }];
    expect(checkCanary({ menu }, {}, { menu })).toEqual([
      'problem: demo: its menu search leads to /gone, which no live remote answers',
    ]);
  });
});
