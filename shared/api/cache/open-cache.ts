import type { User } from '../../domain/user/user.schema';
import { forgetKey } from './key-database';
import { localCacheOf, wipeStores, type LocalCache } from './local-cache';
import { cacheOwner } from './owner';
import { evictPending, wipePending } from './pending-uploads';

const PROFILE = ['GET user/me', {}] as const;
/** Delay in milliseconds before stores are reduced to their limits, once per visit. */
const EVICT_AFTER_MS = 20_000;

/** Opens the local cache of a user. First wipes another user's data, or finishes an interrupted wipe. */
export async function openLocalCache(uid: string, user: User): Promise<LocalCache> {
  if (!cacheOwner.is(uid)) {
    cacheOwner.beginWipe();
    await wipeStores();
  }
  await evictPending(uid);
  cacheOwner.become(uid);
  const cache = localCacheOf(uid);
  await cache.keep(PROFILE, user, Date.now());
  setTimeout(() => void cache.evict(), EVICT_AFTER_MS);
  return cache;
}

/** Deletes all cached reads except the profile: after an erasure any of them may name the erased person. */
export async function emptyLocalCache(uid: string): Promise<void> {
  const profile = await storedProfile(uid);
  await wipeStores();
  if (profile) await localCacheOf(uid).keep(PROFILE, profile, Date.now());
}

/**
 * Empties the stores and pending uploads, and deletes the key of waiting calls; the calls themselves stay for their
 * user. The next start finishes an interrupted wipe.
 */
export async function wipeLocalCache(): Promise<void> {
  cacheOwner.beginWipe();
  await Promise.all([wipeStores(), wipePending(), forgetKey()]);
  cacheOwner.endWipe();
}

/** Last profile read on this machine, for an offline start. */
export async function storedProfile(uid: string): Promise<User | undefined> {
  if (!cacheOwner.is(uid)) return undefined;
  const stored = await localCacheOf(uid).read(PROFILE);
  return stored?.data as User | undefined;
}
