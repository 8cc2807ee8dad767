import { runtimeConfig } from '../../contract/runtime-config';
import { LOAD_TIMEOUT_MS, REGISTRY_POLL_MS } from '../limits';
import { CATALOGUE_URL, catalogueTag, type Catalogue } from '../live-remote';
import type { CatalogueStore } from './live-remotes-store';

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'revision' in value && 'remotes' in value;
}

async function fetchCatalogue(store: CatalogueStore): Promise<void> {
  try {
    const headers = { 'if-none-match': catalogueTag(store.get()) };
    const response = await fetch(`${CATALOGUE_URL}?contract=${runtimeConfig().contract}`, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    });
    if (response.status !== 200) return;
    const answer: unknown = await response.json();
    if (isCatalogue(answer)) store.offer(answer);
  } catch {
    // Offline, too late or an error page: the next round asks again.
  }
}

const pendingFetches = new WeakMap<CatalogueStore, Promise<void>>();

/** Requests the live versions, one request at a time; ignores a missing response. */
export function refreshCatalogue(store: CatalogueStore): Promise<void> {
  const pendingFetch = pendingFetches.get(store);
  if (pendingFetch) return pendingFetch;
  const pending = fetchCatalogue(store).finally(() => pendingFetches.delete(store));
  pendingFetches.set(store, pending);
  return pending;
}

/** Polls while the tab is visible; a hidden tab polls when it becomes visible. */
export function lookForVersions(store: CatalogueStore): void {
  if (document.visibilityState === 'visible') void refreshCatalogue(store);
}

/** Polls regularly while the tab is visible, and when it becomes visible again. */
export function watchCatalogue(store: CatalogueStore): () => void {
  const checkVersions = (): void => lookForVersions(store);
  const timer = setInterval(checkVersions, REGISTRY_POLL_MS);
  document.addEventListener('visibilitychange', checkVersions);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkVersions);
  };
}
