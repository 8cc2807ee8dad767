import type { QueryClient } from '@pignon/shared/api';
import type { SessionState } from '@pignon/shared/auth';
import { createStoredQueries } from '@pignon/shared/api/cache/stored-queries';
import { cacheOwner } from '@pignon/shared/api/cache/owner';
import { clearHttpCache } from './http-cache';
import { forgetPictures, workOffline } from './service-worker';

/** Milliseconds after which the stores open when they are not needed for the first screen. */
const OPEN_DELAY_MS = 3_000;

const storedQueries = createStoredQueries();
let owner: string | undefined;
let openTimer: ReturnType<typeof setTimeout> | undefined;

const load = () => import(/* webpackChunkName: "local-cache" */ '@pignon/shared/api/cache/open-cache');

/** Shows stored data for every query of the page. */
export const { persister } = storedQueries;

/** A cache that fails to open is ignored: everything is read from the server. */
function openCache(client: QueryClient, { identity, user }: SessionState & { kind: 'signed-in' }): void {
  const pendingCache = load()
    .then((module) => (owner === identity.uid ? module.openLocalCache(identity.uid, user) : undefined))
    .catch(() => undefined);
  storedQueries.attach(client, pendingCache);
}

async function detachOwner(): Promise<void> {
  clearTimeout(openTimer);
  storedQueries.detach();
  const previousOwner = owner;
  owner = undefined;
  if (previousOwner === undefined && !cacheOwner.exists()) return;
  // first: from now on the stored data belongs to nobody, whatever happens next
  cacheOwner.beginWipe();
  await Promise.allSettled([forgetPictures(), clearHttpCache(), load().then((module) => module.wipeLocalCache())]);
}

function openForUser(client: QueryClient, session: SessionState & { kind: 'signed-in' }): void {
  const { uid } = session.identity;
  if (owner === uid) return;
  owner = uid;
  workOffline();
  clearTimeout(openTimer);
  if (cacheOwner.is(uid)) openCache(client, session);
  else openTimer = setTimeout(() => openCache(client, session), OPEN_DELAY_MS);
}

/** After an erasure, drops everything read here: it may name the person. */
export async function dropPersonalData(): Promise<void> {
  const previousOwner = owner;
  if (previousOwner === undefined || !cacheOwner.is(previousOwner)) return;
  await load()
    .then((module) => module.emptyLocalCache(previousOwner))
    .catch(() => undefined);
}

/** Follows the session: opens the user's local cache, and empties it at sign-out. */
export function followWithCache(client: QueryClient): (session: SessionState) => void {
  // a returning user probably needs it: loads while the session resolves
  if (cacheOwner.exists()) void load().catch(() => undefined);
  return (session) => {
    if (session.kind === 'signed-out') void detachOwner();
    if (session.kind === 'signed-in' && session.user.status === 'ACTIVE') openForUser(client, session);
  };
}
