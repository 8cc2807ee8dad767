import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { extendScope, neighboursOf, type ListScope, type ListScopeStore, type Neighbours } from './list-scope';
import { useArrowKeys } from './use-arrow-keys';

export interface ListWalk extends Neighbours {
  scope: ListScope;
  go: (id: string | null) => void;
}

/**
 * Previous and next record of the list from which this one was opened, by button and arrow key; null when opened
 * elsewhere.
 */
export function useListWalk(scopes: ListScopeStore, id: string, pathOf: (id: string) => string): ListWalk | null {
  const scope = scopes.use();
  const navigate = useNavigate();
  const neighbours = neighboursOf(scope, id);
  const go = (to: string | null | undefined) => {
    if (to !== null && to !== undefined) void navigate(pathOf(to), { replace: true });
  };
  useArrowKeys(
    () => go(neighbours?.previous),
    () => go(neighbours?.next),
  );
  return scope && neighbours && { ...neighbours, scope, go };
}

interface Page<Row> {
  content: readonly Row[];
  page: { number: number };
}

/** Adds the next missing page to a list's scope once loaded, so that record navigation crosses the page's end. */
export function useMissingPage<Row>(
  scopes: ListScopeStore,
  walk: ListWalk | null,
  loadedPage: Page<Row> | undefined,
  idOf: (row: Row) => string,
): void {
  useEffect(() => {
    if (!walk || !loadedPage || loadedPage.page.number !== walk.missingPage) return;
    scopes.set(extendScope(walk.scope, { ids: loadedPage.content.map(idOf), pageNumber: loadedPage.page.number }));
  });
}
