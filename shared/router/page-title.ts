import { useEffect, useId, useSyncExternalStore } from 'react';
import { runtimeConfig } from '@pignon/shared/contract';

/** Present titles of the route and of the page; the page's wins. */
const titlesBySource = { route: new Map<string, string>(), page: new Map<string, string>() };
type TitleSource = keyof typeof titlesBySource;

const listeners = new Set<() => void>();
let currentTitle = '';
/** Count shown before the tab title; 0 shows none. */
let pendingCount = 0;

function updateTitle(): void {
  const nextTitle = [...titlesBySource.page.values()].at(-1) ?? [...titlesBySource.route.values()].at(-1) ?? '';
  const { appTitle } = runtimeConfig();
  const title = nextTitle === '' ? appTitle : `${nextTitle} · ${appTitle}`;
  document.title = pendingCount > 0 ? `(${pendingCount}) ${title}` : title;
  if (nextTitle === currentTitle) return;
  currentTitle = nextTitle;
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
export function usePageTitle(title: string, claimant: TitleSource = 'page'): void {
  const id = useId();
  useEffect(() => {
    titlesBySource[claimant].set(id, title);
    updateTitle();
  }, [claimant, id, title]);
  useEffect(
    () => () => {
      titlesBySource[claimant].delete(id);
      updateTitle();
    },
    [claimant, id],
  );
}

/** Title of the page without the product's name, as a hook; empty for none. */
export function useCurrentPageTitle(): string {
  return useSyncExternalStore(subscribe, () => currentTitle);
}

/** Shows a count in the tab title while mounted: `(2) Biens · Pignon`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    pendingCount = count;
    updateTitle();
    return () => {
      pendingCount = 0;
      updateTitle();
    };
  }, [count]);
}
