import { aLiveRemote } from '../../testing/live-remote';
import type { Catalogue } from '../live-remote';
import { createCatalogueStore } from './live-remotes-store';

const live = (name: string, version: string) => aLiveRemote(name, { version });
const catalogue = (revision: number, a: string, b: string): Catalogue => ({
  revision,
  remotes: { a: live('a', a), b: live('b', b) },
});

const catalogueWithCanary = (percent: number): Catalogue => ({
  ...catalogue(1, '1', '1'),
  trials: { a: { rule: { percent, roles: ['MANAGER'], emails: [] }, remote: live('a', '2') } },
});
const person = { uid: 'u', email: 'u@pignon.test', roles: [] };

describe('a canary', () => {
  test('is used by its audience, once the user is known', () => {
    const store = createCatalogueStore(catalogueWithCanary(0));
    expect(store.get().remotes.a?.version).toBe('1');
    expect([store.isSettled('a'), store.isSettled('b')]).toEqual([false, true]);
    store.know({ ...person, roles: ['MANAGER'] });
    expect(store.get().remotes.a?.version).toBe('2');
    expect(store.isSettled('a')).toBe(true);
    store.know(person);
    expect(store.get().remotes.a?.version).toBe('1');
    expect(store.isStale()).toBe(false);
  });

  test('that is rolled back offers a reload where it is in use', () => {
    const store = createCatalogueStore(catalogueWithCanary(100));
    store.know(person);
    store.use('a');
    store.offer(catalogue(2, '1', '1'));
    expect(store.get().remotes.a?.version).toBe('2');
    expect(store.isStale()).toBe(true);
  });

  test('that is promoted changes nothing for its users', () => {
    const store = createCatalogueStore(catalogueWithCanary(100));
    store.know(person);
    store.use('a');
    store.offer(catalogue(2, '2', '1'));
    expect(store.isStale()).toBe(false);
  });
});

test('a canary follows the user, not the tab', () => {
  const store = createCatalogueStore(catalogueWithCanary(0));
  store.know({ ...person, roles: ['MANAGER'] });
  store.use('a');
  store.know(undefined);
  store.know({ ...person, uid: 'other' });
  expect(store.get().remotes.a?.version).toBe('1');
  expect(store.isStale()).toBe(false);
});

describe('a newer catalogue', () => {
  test('is applied silently to a remote that was not opened yet', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    store.offer(catalogue(2, '1', '2'));
    expect(store.get().remotes.b?.version).toBe('2');
    expect(store.isStale()).toBe(false);
  });

  test('keeps a remote in use at its version and offers to refresh', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    const listener = jest.fn();
    store.subscribe(listener);
    store.use('a');
    store.offer(catalogue(2, '2', '1'));
    expect(store.get().remotes.a?.version).toBe('1');
    expect(store.newest().remotes.a?.version).toBe('2');
    expect(store.isStale()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is applied silently once the last component of a remote has unmounted', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    const [page, panel] = [store.use('a'), store.use('a')];
    page();
    store.offer(catalogue(2, '2', '1'));
    expect([store.get().remotes.a?.version, store.isStale()]).toEqual(['1', true]);
    const listener = jest.fn();
    store.subscribe(listener);
    panel();
    expect([store.get().remotes.a?.version, store.isStale()]).toEqual(['2', false]);
    expect(listener).toHaveBeenCalledTimes(1);
    store.use('a')();
    expect(listener).toHaveBeenCalledTimes(1);
    store.use('a');
    store.offer(catalogue(3, '3', '1'));
    expect([store.get().remotes.a?.version, store.isStale()]).toEqual(['2', true]);
  });

  test('is applied to mounted components on request', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    store.use('a');
    store.use('b');
    store.offer(catalogue(2, '2', '2'));
    store.renew('a');
    expect(store.get().remotes).toMatchObject({ a: { version: '2' }, b: { version: '1' } });
    expect(store.isStale()).toBe(true);
  });

  test('has a later revision, or another host', () => {
    const store = createCatalogueStore({ ...catalogue(7, '1', '1'), host: 'old' });
    store.offer({ ...catalogue(8, '2', '1'), host: 'old' });
    store.offer({ ...catalogue(7, '1', '1'), host: 'old' });
    expect([store.newest().revision, store.get().remotes.a?.version]).toEqual([8, '2']);
    store.offer({ ...catalogue(7, '1', '1'), host: 'new' });
    expect(store.newest().revision).toBe(7);
  });

  test('withdraws the offer when the version in use is live again', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    store.use('a');
    store.offer(catalogue(2, '2', '1'));
    store.offer(catalogue(3, '1', '1'));
    expect(store.isStale()).toBe(false);
  });

  test('offers to refresh for another build of the host, until the page’s own is live again', () => {
    const store = createCatalogueStore({ ...catalogue(1, '1', '1'), host: 'old' });
    store.offer({ ...catalogue(1, '1', '1'), host: 'new' });
    expect(store.isStale()).toBe(true);
    store.offer({ ...catalogue(2, '1', '2'), host: 'new' });
    expect(store.isStale()).toBe(true);
    store.offer({ ...catalogue(2, '1', '2'), host: 'old' });
    expect(store.isStale()).toBe(false);
  });
});

describe('an override', () => {
  const localRemote = live('a', 'mine');

  test('takes precedence over live version and canary, until it is removed', () => {
    const store = createCatalogueStore(catalogueWithCanary(100));
    store.know(person);
    store.point('a', localRemote);
    store.offer({ ...catalogueWithCanary(100), revision: 2 });
    expect(store.get().remotes.a).toBe(localRemote);
    expect([store.behind(localRemote)?.version, store.behind(live('a', '1'))]).toEqual(['2', undefined]);
    store.point('a', undefined);
    expect(store.get().remotes.a?.version).toBe('2');
    expect(store.isStale()).toBe(false);
  });

  test('in use stays until the page reloads, which the tab offers', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    store.point('a', localRemote);
    store.use('a');
    store.point('a', undefined);
    expect([store.get().remotes.a, store.isStale()]).toEqual([localRemote, true]);
  });

  test('may be a remote that is not published', () => {
    const store = createCatalogueStore(catalogue(1, '1', '1'));
    store.point('c', live('c', 'mine'));
    expect(Object.keys(store.get().remotes)).toEqual(['a', 'b', 'c']);
    expect(store.behind(live('c', 'mine'))).toBeUndefined();
    store.point('c', undefined);
    expect(Object.keys(store.get().remotes)).toEqual(['a', 'b']);
  });
});
