import { bus } from '@pignon/shared/bus';
import { createStore, useStore } from '@pignon/shared/state';

/** The list from which a record was opened: its address, and the ids read so far, in order. */
export interface ListScope {
  /** Path and query of the list, its first known page included: `/property/list?status=sold&page=3`. */
  address: string;
  ids: readonly string[];
  /** Pages read, both ends included, 0-based. */
  firstPage: number;
  lastPage: number;
  pageSize: number;
  totalPages: number;
  totalElements: number;
}

interface ReadPage {
  ids: readonly string[];
  pageNumber: number;
}

/** Adds an adjacent page to the scope; ignores other pages. */
export function extendScope(scope: ListScope, page: ReadPage): ListScope {
  const knownIds = new Set(scope.ids);
  const newIds = page.ids.filter((id) => !knownIds.has(id));
  if (page.pageNumber === scope.lastPage + 1)
    return { ...scope, lastPage: page.pageNumber, ids: [...scope.ids, ...newIds] };
  if (page.pageNumber === scope.firstPage - 1)
    return { ...scope, firstPage: page.pageNumber, ids: [...newIds, ...scope.ids] };
  return scope;
}

export interface Neighbours {
  /** Position in the whole list, from 1. */
  position: number;
  total: number;
  previous: string | null;
  next: string | null;
  /** Page to load so that the next step is known; null when it is. */
  missingPage: number | null;
}

/**
 * Returns the previous and next record of the list that a record was opened from; null when it was opened from
 * elsewhere.
 */
export function neighboursOf(scope: ListScope | null, id: string): Neighbours | null {
  const index = scope?.ids.indexOf(id) ?? -1;
  if (!scope || index < 0) return null;
  const isAtPageStart = index === 0 && scope.firstPage > 0;
  const isAtPageEnd = index === scope.ids.length - 1 && scope.lastPage < scope.totalPages - 1;
  return {
    position: scope.firstPage * scope.pageSize + index + 1,
    total: scope.totalElements,
    previous: scope.ids[index - 1] ?? null,
    next: scope.ids[index + 1] ?? null,
    missingPage: isAtPageEnd ? scope.lastPage + 1 : isAtPageStart ? scope.firstPage - 1 : null,
  };
}

function isScope(value: unknown): value is ListScope {
  const scope = value as Partial<ListScope> | null;
  return typeof scope?.address === 'string' && Array.isArray(scope.ids) && typeof scope.firstPage === 'number';
}

function readStored(key: string): ListScope | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isScope(value) ? value : null;
  } catch {
    return null;
  }
}

export interface ListScopeStore {
  set: (scope: ListScope | null) => void;
  /** The scope, as a hook. */
  use: () => ListScope | null;
}

/**
 * The current scope of one kind of record. One per tab: it lives as long as the tab, survives a reload and ends with the
 * session.
 */
export function createListScope(kind: string): ListScopeStore {
  const key = `pignon.${kind}.scope`;
  const store = createStore<ListScope | null>(readStored(key));
  const set = (scope: ListScope | null) => {
    store.set(scope);
    try {
      if (scope) sessionStorage.setItem(key, JSON.stringify(scope));
      else sessionStorage.removeItem(key);
    } catch {
      // without storage the scope lasts until the next reload
    }
  };
  bus.on('session.ended', () => set(null));
  return { set, use: () => useStore(store) };
}
