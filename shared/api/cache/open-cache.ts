import type { User } from '../../domain/user/user.schema';
import { forgetKey } from './key-database';
import { localCacheOf, wipeStores, type LocalCache } from './local-cache';
import { cacheOwner } from './owner';
import { evictPending, wipePending } from './pending-uploads';

const PROFILE = ['GET user/me', {}] as const;
/** The stores are brought within their bounds once a visit, when the first screens are there. */
const SWEEP_AFTER_MS = 20_000;

/**
 * Opens the local cache of the person at work. What somebody else left, or a wipe that was interrupted, is wiped first.
 */
export async function openLocalCache(uid: string, user: User): Promise<LocalCache> {
  if (!cacheOwner.is(uid)) {
    cacheOwner.beginWipe();
    await wipeStores();
  }
  await evictPending(uid);
  cacheOwner.become(uid);
  const cache = localCacheOf(uid);
  await cache.keep(PROFILE, user, Date.now());
  setTimeout(() => void cache.evict(), SWEEP_AFTER_MS);
  return cache;
}

/** Lets go of all that was read but who the person is: for news after which any of it may name somebody it must not. */
export async function emptyLocalCache(uid: string): Promise<void> {
  const profile = await storedProfile(uid);
  await wipeStores();
  if (profile) await localCacheOf(uid).keep(PROFILE, profile, Date.now());
}

/**
 * Empties the stores, files that wait to be sent too, and forgets the key of calls that wait, which stay for who entered
 * them; should the browser end in the middle, the next start finishes it.
 */
export async function wipeLocalCache(): Promise<void> {
  cacheOwner.beginWipe();
  await Promise.all([wipeStores(), wipePending(), forgetKey()]);
  cacheOwner.endWipe();
}

/** The product's record of a person as last read on this machine: what a start without network goes by. */
export async function storedProfile(uid: string): Promise<User | undefined> {
  if (!cacheOwner.is(uid)) return undefined;
  const stored = await localCacheOf(uid).read(PROFILE);
  return stored?.data as User | undefined;
}
