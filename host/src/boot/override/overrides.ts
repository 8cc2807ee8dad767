import { followSession, getToken } from '@pignon/shared/auth';
import { hasUnsavedChanges, runtimeConfig } from '@pignon/shared/contract';
import { mayOverride, OVERRIDES_KEY, OVERRIDES_URL } from '@pignon/shared/federation/override/local-origin';
import {
  createOverrides,
  OverrideRefused,
  type OverrideStore,
} from '@pignon/shared/federation/override/override-store';
import { reloadPage } from '../page/reload-page';

const EDGE_TIMEOUT_MS = 5_000;

let permittedUid: string | undefined;

async function allow(ports: readonly number[]): Promise<void> {
  // `keepalive`: a closing page can still return its permission
  const sharedHeaders = { keepalive: true, signal: AbortSignal.timeout(EDGE_TIMEOUT_MS) };
  const answer = await (
    ports.length === 0
      ? fetch(OVERRIDES_URL, { ...sharedHeaders, method: 'DELETE' })
      : fetch(OVERRIDES_URL, {
          ...sharedHeaders,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${(await getToken()) ?? ''}` },
          body: JSON.stringify({ ports }),
        })
  ).catch(() => undefined);
  if (answer?.ok) return;
  throw new OverrideRefused(answer && answer.status < 500 ? 'right' : 'unreachable');
}

/** Local storage; its failures count as empty. */
const storage = {
  getItem: (key: string) => ignoreErrors(() => localStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string) => ignoreErrors(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => ignoreErrors(() => localStorage.removeItem(key)),
};

function ignoreErrors<T>(operation: () => T): T | undefined {
  try {
    return operation();
  } catch {
    return undefined;
  }
}

const store = createOverrides({ storage, uid: () => permittedUid, now: Date.now, allow });

followSession((session) => {
  const may = session.kind === 'signed-in' && mayOverride(runtimeConfig().overrides, session.user.roles);
  permittedUid = may ? session.identity.uid : undefined;
  store.refresh();
});
window.addEventListener('storage', ({ key }) => {
  if (key === OVERRIDES_KEY || key === null) store.refresh();
});
// timers stop while a machine sleeps: checks for expiry when the page is shown
document.addEventListener('visibilitychange', store.refresh);

/**
 * Remotes loaded from `http://localhost:PORT` in this browser, for the present user. `set` and `clear` reload the page,
 * as its policy and code are fixed when it loads; with unsaved work `clear` leaves the reload to the update banner.
 */
export const overrides: Omit<OverrideStore, 'refresh'> & {
  /** True when the user may have overrides. */
  may: () => boolean;
  /** Like `set`, for several. @throws OverrideRefused at the first refusal */
  setAll: (newOverrides: readonly { name: string; origin: string }[]) => Promise<void>;
  /** Removes an override without a reload: it could not be used, or its user is gone. */
  withdraw: OverrideStore['clear'];
} = {
  read: store.read,
  subscribe: store.subscribe,
  may: () => permittedUid !== undefined,
  withdraw: store.clear,
  set: (name, origin) => overrides.setAll([{ name, origin }]),
  async setAll(newOverrides) {
    for (const { name, origin } of newOverrides) await store.set(name, origin);
    reloadPage();
  },
  async clear(name) {
    await store.clear(name);
    if (!hasUnsavedChanges()) reloadPage();
  },
};
