import { useEffect } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useRememberedScope } from '@pignon/shared/router';
import { propertyScope } from '../../data/property-scope';
import { usePropertyPage, usePropertyPrefetch } from '../../data/property.queries';
import { findBody } from './find-request';
import type { TableColumn } from './list-state';
import type { PropertyListControls } from './use-property-list';

export type PageQuery = ReturnType<typeof usePropertyPage>;

/** Query of a view that shows no single page. */
const NO_PAGE = { data: undefined, isPlaceholderData: false };

/** Prefetches the next page as soon as this one has arrived. */
function useNextPage(
  list: PropertyListControls,
  columns: readonly TableColumn[],
  { data, isPlaceholderData }: Pick<PageQuery, 'data' | 'isPlaceholderData'>,
): void {
  const prefetch = usePropertyPrefetch();
  useEffect(() => {
    if (data && !isPlaceholderData && data.page.number < data.page.totalPages - 1)
      prefetch.page(findBody({ ...list, pageNumber: data.page.number + 1 }, columns));
    // runs when a response arrives
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [data, isPlaceholderData]);
}

/**
 * Fetches the page of the list for the views that show one, prefetches the next, and remembers its properties for the
 * previous and next buttons of a property. An endless list reads its first part only.
 */
export function useListQuery(
  list: PropertyListControls,
  columns: readonly TableColumn[],
  options: { enabled: boolean },
): PageQuery {
  const scrolls = list.whole.chosen;
  const query = usePropertyPage(findBody(scrolls ? { ...list, pageNumber: 0 } : list, columns), options);
  const page = !options.enabled || scrolls ? NO_PAGE : query;
  const address = `${paths.properties}${list.urlOf(list.pageNumber)}`;
  useRememberedScope(propertyScope, address, page, (property) => property.reference);
  useNextPage(list, columns, page);
  return query;
}
