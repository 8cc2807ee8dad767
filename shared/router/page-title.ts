import { useEffect, useId, useSyncExternalStore } from 'react';
import { runtimeConfig } from '@pignon/shared/contract';

/** Present titles of the route and of the page; the page's wins. */
const claims = { route: new Map<string, string>(), page: new Map<string, string>() };
type Claimant = keyof typeof claims;

const listeners = new Set<() => void>();
let current = '';
/** Count shown before the tab title; 0 shows none. */
let waiting = 0;

function updateTitle(): void {
  const next = [...claims.page.values()].at(-1) ?? [...claims.route.values()].at(-1) ?? '';
  const { appTitle } = runtimeConfig();
  const title = next === '' ? appTitle : `${next} · ${appTitle}`;
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  if (next === current) return;
  current = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sets the document title: `V26-00042 · Maison de ville · Pignon`. The route's title (`route`) applies until the page
 * sets its own.
 */
export function usePageTitle(title: string, claimant: Claimant = 'page'): void {
  const id = useId();
  useEffect(() => {
    claims[claimant].set(id, title);
    updateTitle();
  }, [claimant, id, title]);
  useEffect(
    () => () => {
      claims[claimant].delete(id);
      updateTitle();
    },
    [claimant, id],
  );
}

/** Title of the page without the product's name, as a hook; empty for none. */
export function useCurrentPageTitle(): string {
  return useSyncExternalStore(subscribe, () => current);
}

/** Shows a count in the tab title while mounted: `(2) Biens · Pignon`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count;
    updateTitle();
    return () => {
      waiting = 0;
      updateTitle();
    };
  }, [count]);
}
