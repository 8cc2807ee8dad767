import { useEffect } from 'react';
import type { ListScopeStore } from './list-scope';

/** A page of a find call, as the API answers it. */
interface FoundPage<Row> {
  content: readonly Row[];
  page: { number: number; size: number; totalPages: number; totalElements: number };
}

interface ListResult<Row> {
  data: FoundPage<Row> | undefined;
  isPlaceholderData: boolean;
}

/** Stores the ids of a list, so that a record's page knows its neighbours. */
export function useRememberedScope<Row>(
  scopes: ListScopeStore,
  address: string,
  { data, isPlaceholderData }: ListResult<Row>,
  idOf: (row: Row) => string,
): void {
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const { number, size, totalPages, totalElements } = data.page;
    const ids = data.content.map(idOf);
    scopes.set({ address, ids, firstPage: number, lastPage: number, pageSize: size, totalPages, totalElements });
    // the id accessor is stable
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [scopes, data, isPlaceholderData, address]);
}
