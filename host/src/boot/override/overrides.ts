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

let permitted: string | undefined;

async function allow(ports: readonly number[]): Promise<void> {
  // a page that is left still gives back what it has
  const common = { keepalive: true, signal: AbortSignal.timeout(EDGE_TIMEOUT_MS) };
  const answer = await (
    ports.length === 0
      ? fetch(OVERRIDES_URL, { ...common, method: 'DELETE' })
      : fetch(OVERRIDES_URL, {
          ...common,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${(await getToken()) ?? ''}` },
          body: JSON.stringify({ ports }),
        })
  ).catch(() => undefined);
  if (answer?.ok) return;
  throw new OverrideRefused(answer && answer.status < 500 ? 'right' : 'unreachable');
}

/** Local storage, or nothing where the browser refuses it. */
const storage = {
  getItem: (key: string) => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
};

function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}

const store = createOverrides({ storage, uid: () => permitted, now: Date.now, allow });

followSession((session) => {
  const may = session.kind === 'signed-in' && mayOverride(runtimeConfig().overrides, session.user.roles);
  permitted = may ? session.identity.uid : undefined;
  store.refresh();
});
window.addEventListener('storage', ({ key }) => {
  if (key === OVERRIDES_KEY || key === null) store.refresh();
});
// a machine that slept has lost no time
document.addEventListener('visibilitychange', store.refresh);

/**
 * Remotes that come from `http://localhost:PORT` in this browser, for the person at work. `set` and `clear` load the page
 * again, as its policy and the code that it holds are those it came with; over unsaved work `clear` leaves that to the
 * person, whom the update banner tells.
 */
export const overrides: Omit<OverrideStore, 'refresh'> & {
  /** True when the user may have overrides. */
  may: () => boolean;
  /** The same as `set` for several. @throws OverrideRefused at the first that is */
  setAll: (wanted: readonly { name: string; origin: string }[]) => Promise<void>;
  /** Takes one back without loading the page again: it could not be used, or its person is gone. */
  withdraw: OverrideStore['clear'];
} = {
  read: store.read,
  subscribe: store.subscribe,
  may: () => permitted !== undefined,
  withdraw: store.clear,
  set: (name, origin) => overrides.setAll([{ name, origin }]),
  async setAll(wanted) {
    for (const { name, origin } of wanted) await store.set(name, origin);
    reloadPage();
  },
  async clear(name) {
    await store.clear(name);
    if (!hasUnsavedChanges()) reloadPage();
  },
};
