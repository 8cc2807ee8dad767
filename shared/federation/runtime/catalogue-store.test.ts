// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import type { Catalogue, LiveRemote } from '../live-remote';
import { createCatalogueStore } from './catalogue-store';

const live = (name: string, version: string): LiveRemote => ({
  name,
  version,
  owner: 'Équipe',
  contract: '^1.0.0',
  entry: `/${name}/${version}`,
  integrity: '',
  routes: [],
  menu: [],
  slots: [],
  messages: { fr: './messages/fr', en: './messages/en' },
});
const catalogue = (revision: number, a: string, b: string): Catalogue => ({
  revision,
  remotes: { a: live('a', a), b: live('b', b) },
});

describe('a newer catalogue', () => {
  test('is taken over in silence for a remote that was not opened yet', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    store.offer(catalogue(2, '1', '2'));
    expect(store.get().remotes.b?.version).toBe('2');
    expect(store.isStale()).toBe(false);
  });

  test('leaves a remote in use at its version and offers to refresh', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    const listener = vi.fn();
    store.subscribe(listener);
    store.use('a');
    store.offer(catalogue(2, '2', '1'));
    expect(store.get().remotes.a?.version).toBe('1');
    expect(store.isStale()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('withdraws the offer when the version in use is live again', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    store.use('a');
    store.offer(catalogue(2, '2', '1'));
    store.offer(catalogue(3, '1', '1'));
    expect(store.isStale()).toBe(false);
  });
});
