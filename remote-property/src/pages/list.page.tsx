import { useEffect, useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigationType } from '@pignon/shared/router';
import { PageFrame } from '@pignon/shared/ui/core';
import { ListContent } from '@pignon/shared/ui/table';
import { setListScope } from '../data/list-scope';
import { useFreshProperties, usePropertyPage, usePropertyPrefetch } from '../data/property.queries';
import { findBody } from '../features/list/find-request';
import { ListChips } from '../features/list/list-chips';
import { ListToolbar } from '../features/list/list-toolbar';
import { NoProperty, PropertyResults, PropertyResultsSkeleton } from '../features/list/property-results';
import { useIntent } from '../features/list/use-intent';
import { usePropertyList, type PropertyListControls } from '../features/list/use-property-list';

type PageQuery = ReturnType<typeof usePropertyPage>;

/** Remembers what is listed, so that a detail knows what lies before and after it. */
function useRememberedScope(list: PropertyListControls, { data, isPlaceholderData }: PageQuery): void {
  const search = list.urlOf(list.pageNumber);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const { number, size, totalPages, totalElements } = data.page;
    setListScope({
      search,
      references: data.content.map((property) => property.reference),
      firstPage: number,
      lastPage: number,
      pageSize: size,
      totalPages,
      totalElements,
    });
  }, [data, isPlaceholderData, search]);
}

/** Asks for the next page as soon as this one is there. */
function useNextPage(list: PropertyListControls, { data, isPlaceholderData }: PageQuery): void {
  const prefetch = usePropertyPrefetch();
  useEffect(() => {
    if (data && !isPlaceholderData && data.page.number < data.page.totalPages - 1)
      prefetch.page(findBody({ ...list, pageNumber: data.page.number + 1 }));
    // the answer on screen is what calls for the next one
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [data, isPlaceholderData]);
}

/** True when Back or Forward led to a page that is known: all of it at once, so that the window scrolls where it was. */
function useIsReturning({ data }: PageQuery): boolean {
  const how: string = useNavigationType();
  const [known] = useState(data !== undefined);
  return known && how === 'POP';
}

/** `/property/list`: the agency's portfolio, as pictures or as a table. */
export function Page() {
  const { t } = useTranslation('property');
  const list = usePropertyList();
  const query = usePropertyPage(findBody(list));
  const prefetch = usePropertyPrefetch();
  useRememberedScope(list, query);
  useNextPage(list, query);
  const atOnce = useIsReturning(query);
  useFreshProperties();
  const intend = useIntent(prefetch.property);
  return (
    <PageFrame
      title={t('list.title')}
      count={query.data?.page.totalElements}
      toolbar={<ListToolbar list={list} />}
      chips={<ListChips list={list} />}
    >
      <ListContent
        query={query}
        list={list}
        skeleton={<PropertyResultsSkeleton list={list} />}
        empty={<NoProperty list={list} onRefresh={() => void query.refetch()} />}
      >
        {(rows) => (
          <PropertyResults rows={rows} list={list} stale={query.isPlaceholderData} onIntent={intend} atOnce={atOnce} />
        )}
      </ListContent>
    </PageFrame>
  );
}
