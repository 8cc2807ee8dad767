import 'fake-indexeddb/auto';
import localforage from 'localforage';
import { aUser } from '../../testing/factories';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { MAX_RESPONSE_BYTES } from './cached-calls';
import { localCacheOf, wipeStores } from './local-cache';
import { emptyLocalCache, openLocalCache, storedProfile, wipeLocalCache } from './open-cache';
import { cacheOwner } from './owner';
import { toDrop } from './evict';

const LIST = ['POST property/find', { body: { pageNumber: 0 } }];
const CONTACT = ['GET contact/{id}', { params: { id: 7 } }];
const rawStore = (storeName: string) => localforage.createInstance({ name: 'pignon', storeName });

afterEach(async () => {
  jest.restoreAllMocks();
  await wipeStores();
  localStorage.clear();
});

describe('the local cache', () => {
  it('returns stored responses by call and input, with their age', async () => {
    await localCacheOf('anne').keep(LIST, { content: [1] }, 1_700_000_000_000);
    const cache = localCacheOf('anne', undefined, () => 1_700_000_001_000);
    expect(await cache.read(LIST)).toEqual({ data: { content: [1] }, at: 1_700_000_000_000 });
    expect(await cache.read(['POST property/find', { body: { pageNumber: 1 } }])).toBeUndefined();
  });

  it('returns dates as `Date`s, like the client', async () => {
    const createdTime = new Date('2026-11-21T09:30:00.000Z');
    await localCacheOf('anne').keep(CONTACT, { createdTime, nextFollowUp: '2026-11-21' }, Date.now());
    const cached = await localCacheOf('anne').read(CONTACT);
    expect(cached?.data).toEqual({ createdTime, nextFollowUp: '2026-11-21' });
  });

  it('does not show another user’s data', async () => {
    await localCacheOf('anne').keep(CONTACT, { lastName: 'Durand' }, Date.now());
    expect(await localCacheOf('bruno').read(CONTACT)).toBeUndefined();
    expect(await localCacheOf('anne').read(CONTACT)).toBeDefined();
  });

  it('stores only cached calls, up to the maximum size', async () => {
    const cache = localCacheOf('anne');
    expect(await cache.keep(['GET search', { query: { q: 'dur' } }], [], Date.now())).toBe(false);
    expect(await cache.keep(LIST, 'x'.repeat(MAX_RESPONSE_BYTES), Date.now())).toBe(false);
    expect(await rawStore('properties').length()).toBe(0);
  });

  it('ignores entries of another schema version, expired ones and damaged ones', async () => {
    const cache = localCacheOf('anne', 'v2');
    await localCacheOf('anne', 'v1').keep(LIST, 'old shape', Date.now());
    expect(await cache.read(LIST)).toBeUndefined();
    await cache.keep(LIST, 'too old', Date.now() - 15 * 86_400_000);
    expect(await cache.read(LIST)).toBeUndefined();
    await cache.keep(LIST, 'fine', Date.now());
    expect(await cache.read(LIST)).toBeDefined();
    const [key = ''] = await rawStore('properties').keys();
    for (const damagedValue of ['?', null, { at: 'x' }, { at: Date.now(), shapes: 'v2', json: '{half' }]) {
      await rawStore('properties').setItem(key, damagedValue);
      expect(await cache.read(LIST)).toBeUndefined();
    }
  });

  it('drops unreadable entries on eviction', async () => {
    await localCacheOf('anne', 'v1').keep(LIST, 'old shape', Date.now());
    await rawStore('contacts').setItem('anne damaged', 3);
    await localCacheOf('anne', 'v2').keep(CONTACT, 'fine', Date.now());
    await localCacheOf('anne', 'v2').evict();
    expect(await rawStore('properties').length()).toBe(0);
    expect(await rawStore('contacts').length()).toBe(1);
  });

  it('stays empty when storage cannot be written', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await localCacheOf('anne').keep(LIST, 'x', Date.now())).toBe(false);
    expect(await localCacheOf('anne').read(LIST)).toBeUndefined();
  });

  it('is empty after a wipe, even during a write', async () => {
    const pendingWrite = localCacheOf('anne').keep(LIST, 'late', Date.now());
    await Promise.all([wipeStores(), pendingWrite]);
    expect(await rawStore('properties').length()).toBe(0);
  });
});

describe('toDrop', () => {
  const bounds = { entries: 2, characters: 100, age: 1_000 };
  const cacheEntry = (key: string, storedAt: number, characters = 10, shapes = 'v1') => ({
    key,
    at: storedAt,
    characters,
    shapes,
  });

  it('drops the least recently fetched entries above the limits of number and size', () => {
    expect(toDrop([cacheEntry('a', 1), cacheEntry('b', 3), cacheEntry('c', 2)], bounds, 'v1', 3)).toEqual(['a']);
    expect(toDrop([cacheEntry('a', 3, 60), cacheEntry('b', 2, 60), cacheEntry('c', 1, 40)], bounds, 'v1', 3)).toEqual([
      'b',
    ]);
  });

  it('drops expired entries and those of another schema', () => {
    expect(
      toDrop([cacheEntry('a', 1), cacheEntry('b', 5_000), cacheEntry('c', 5_000, 10, 'v0')], bounds, 'v1', 5_000),
    ).toEqual(['c', 'a']);
  });
});

describe('the owner of the cache', () => {
  it('determines that another user’s data is wiped before opening', async () => {
    await openLocalCache('anne', aUser());
    await localCacheOf('anne').keep(CONTACT, 'Durand', Date.now());
    await openLocalCache('bruno', aUser());
    expect(cacheOwner.is('bruno')).toBe(true);
    expect(await localCacheOf('anne').read(CONTACT)).toBeUndefined();
    expect(await rawStore('contacts').keys()).toEqual([expect.stringMatching(/^bruno /)]);
  });

  it('makes an interrupted wipe finish, even for the same user', async () => {
    await openLocalCache('anne', aUser());
    await localCacheOf('anne').keep(CONTACT, 'Durand', Date.now());
    cacheOwner.beginWipe();
    await openLocalCache('anne', aUser());
    expect(await localCacheOf('anne').read(CONTACT)).toBeUndefined();
  });

  it('leaves no data behind after signing out', async () => {
    await openLocalCache('anne', aUser());
    await localCacheOf('anne').keep(CONTACT, 'Durand', Date.now());
    await wipeLocalCache();
    for (const name of ['properties', 'contacts', 'media']) expect(await rawStore(name).length()).toBe(0);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps only its profile after an erasure', async () => {
    await openLocalCache('anne', aUser());
    await localCacheOf('anne').keep(CONTACT, 'Durand', Date.now());
    await emptyLocalCache('anne');
    expect(await localCacheOf('anne').read(CONTACT)).toBeUndefined();
    expect(await storedProfile('anne')).toBeDefined();
  });

  it('provides its own profile to an offline start', async () => {
    await openLocalCache('anne', aUser({ firstName: 'Anne' }));
    await waitFor(async () => expect(await storedProfile('anne')).toMatchObject({ firstName: 'Anne' }));
    expect(await storedProfile('bruno')).toBeUndefined();
    cacheOwner.beginWipe();
    expect(await storedProfile('anne')).toBeUndefined();
  });
});
