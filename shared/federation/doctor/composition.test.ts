// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { StoredDescriptor } from '../../contract/descriptor.schema';
import { SLOT_NAMES } from '../../contract/slots';
import { registryOf } from '../store/registry.fixture';
import { descriptorOf, LIVE_HOST } from '../store/built-remote.fixture';
import { compositionFindings } from './composition';

const page = descriptorOf().routes.flatMap((route) => ('page' in route ? [route.page] : []))[0]!;
const everySlot = SLOT_NAMES.map((slot) => ({ slot, order: 0, load: page }));
const label = { fr: 'Démo', en: 'Demo' };

const found = (over: Partial<StoredDescriptor>, host = LIVE_HOST) =>
  compositionFindings(registryOf({ ...descriptorOf(), slots: everySlot, ...over }), host).map(
    ({ level, said }) => `${level}: ${said}`,
  );

describe('what the live remotes make together', () => {
  test('has nothing to tell of when it holds together', () => {
    expect(found({ publishes: ['event.saved'], consumes: ['event.saved'] })).toEqual([]);
  });

  test('is at risk when the host no longer suits a live remote', () => {
    expect(found({ contract: '^2.0.0' })).toEqual([
      'problem: demo 1.0.0-b1 is live: it asks for contract ^2.0.0 and the live host has 1.2.0',
    ]);
    expect(found({ shared: { react: '18.0.0' } })[0]).toContain(
      'built against react 18.0.0 and the host provides 19.3.1',
    );
  });

  test('is told of when there is nothing to go back to', () => {
    const registry = registryOf(
      { ...descriptorOf(), slots: everySlot },
      descriptorOf({ version: '0', contract: '^0.9.0' }),
    );
    const [finding] = compositionFindings(registry, LIVE_HOST);
    expect(finding?.level).toBe('note');
    expect(finding?.said).toContain('demo cannot go back to 0: it asks for contract ^0.9.0');
  });

  test('is at risk when a menu or a redirect leads nowhere', () => {
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

  test('names slots and events that nobody knows, fills or hears', () => {
    expect(
      found({ slots: [...everySlot, { slot: 'home.gone', order: 0, load: page }], consumes: ['gone.told'] }),
    ).toEqual([
      'problem: demo fills the slot home.gone, which the contract does not know',
      'problem: demo names the event gone.told, which the contract does not know',
    ]);
    expect(found({ slots: everySlot.slice(1), publishes: ['event.saved', 'notice.raised'] })).toEqual([
      `note: nobody fills the slot ${SLOT_NAMES[0]}`,
      'note: nobody listens to event.saved',
    ]);
  });
});
