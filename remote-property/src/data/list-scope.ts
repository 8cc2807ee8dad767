import { createStore, useStore } from '@pignon/shared/state';

/** The list that the user is going through: where it lives and the references read from it so far, in its order. */
export interface ListScope {
  /** The list's address, its first known page included: `?status=sold&page=3`. */
  search: string;
  references: readonly string[];
  /** Pages read, both ends included, 0-based. */
  firstPage: number;
  lastPage: number;
  pageSize: number;
  totalPages: number;
  totalElements: number;
}

/** One per tab: it lives as long as the tab and survives a reload. */
const KEY = 'pignon.property.scope';

function isScope(value: unknown): value is ListScope {
  const scope = value as Partial<ListScope> | null;
  return typeof scope?.search === 'string' && Array.isArray(scope.references) && typeof scope.firstPage === 'number';
}

function stored(): ListScope | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isScope(value) ? value : null;
  } catch {
    return null;
  }
}

const scopeStore = createStore<ListScope | null>(stored());

export function setListScope(scope: ListScope | null): void {
  scopeStore.set(scope);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(scope));
  } catch {
    // without storage the scope lives until the next reload
  }
}

export function useListScope(): ListScope | null {
  return useStore(scopeStore);
}

interface ReadPage {
  references: readonly string[];
  pageNumber: number;
}

/** Adds the page just after or just before those already read; any other page leaves the scope as it is. */
export function extendScope(scope: ListScope, page: ReadPage): ListScope {
  const known = new Set(scope.references);
  const fresh = page.references.filter((reference) => !known.has(reference));
  if (page.pageNumber === scope.lastPage + 1)
    return { ...scope, lastPage: page.pageNumber, references: [...scope.references, ...fresh] };
  if (page.pageNumber === scope.firstPage - 1)
    return { ...scope, firstPage: page.pageNumber, references: [...fresh, ...scope.references] };
  return scope;
}

export interface Neighbours {
  /** From 1, in the whole list. */
  position: number;
  total: number;
  previous: string | null;
  next: string | null;
  /** A page to read so that the next step is known, or null. */
  missingPage: number | null;
}

/** What lies before and after a property in the list it was opened from; null when it was not opened from there. */
export function neighboursOf(scope: ListScope | null, reference: string): Neighbours | null {
  const at = scope?.references.indexOf(reference) ?? -1;
  if (!scope || at < 0) return null;
  const atStart = at === 0 && scope.firstPage > 0;
  const atEnd = at === scope.references.length - 1 && scope.lastPage < scope.totalPages - 1;
  return {
    position: scope.firstPage * scope.pageSize + at + 1,
    total: scope.totalElements,
    previous: scope.references[at - 1] ?? null,
    next: scope.references[at + 1] ?? null,
    missingPage: atEnd ? scope.lastPage + 1 : atStart ? scope.firstPage - 1 : null,
  };
}
