import { runtimeConfig } from '../../contract/runtime-config';
import { REGISTRY_POLL_MS } from '../limits';
import { CATALOGUE_URL, catalogueTag, type Catalogue } from '../live-remote';
import type { CatalogueStore } from './catalogue-store';

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'revision' in value && 'remotes' in value;
}

/** Asks once whether other versions are live; no answer means no news. */
export async function refreshCatalogue(store: CatalogueStore): Promise<void> {
  try {
    const headers = { 'if-none-match': catalogueTag(store.get()) };
    const response = await fetch(`${CATALOGUE_URL}?contract=${runtimeConfig().contract}`, {
      headers,
      cache: 'no-store',
    });
    if (response.status !== 200) return;
    const answer: unknown = await response.json();
    if (isCatalogue(answer)) store.offer(answer);
  } catch {
    // Offline or an error page: the next round asks again.
  }
}

/** Asks regularly while the tab is visible, and when it becomes visible again. */
export function watchCatalogue(store: CatalogueStore): () => void {
  const ask = (): void => {
    if (document.visibilityState === 'visible') void refreshCatalogue(store);
  };
  const timer = setInterval(ask, REGISTRY_POLL_MS);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
