import { useEffect, useState } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigationType, useRememberedScope } from '@pignon/shared/router';
import { lazyPart, PageFrame, ScreenLoading } from '@pignon/shared/ui/core';
import { ChooserContext, PreviewFrame, useNewChooser, useSelectKeys, useWalkKeys } from '@pignon/shared/ui/list';
import { ListContent } from '@pignon/shared/ui/table';
import { propertyScope } from '../data/property-scope';
import { usePropertyCube, usePropertyPage, usePropertyPrefetch } from '../data/property.queries';
import { useShownColumns } from '../features/list/table-columns';
import { dtoOf, findBody } from '../features/list/find-request';
import type { TableColumn } from '../features/list/list-state';
import { ListChips } from '../features/list/list-chips';
import { ListToolbar } from '../features/list/list-toolbar';
import {
  linkOf,
  NoProperty,
  PropertyResults,
  PropertyResultsSkeleton,
} from '../features/list/results/property-results';
import { ContinuousCards } from '../features/list/results/property-cards';
import { ContinuousTable } from '../features/list/results/property-table';
import { useIntent } from '../features/list/results/use-intent';
import { useCreateAction, useListActions } from '../features/list/use-list-actions';
import { PinnedViews } from '../features/views/property-views';
import { PropertyBulkBar } from '../features/bulk/bulk-bar';
import { CreateButton } from '../features/list/create-button';
import { usePropertyList, type PropertyListControls } from '../features/list/use-property-list';

type PageQuery = Pick<ReturnType<typeof usePropertyPage>, 'data' | 'isPlaceholderData'>;

// not everybody opens these: they come when they are chosen
const MapView = lazyPart(async () => (await import('../features/map/map-view')).MapView, 'page');
const PropertyPreview = lazyPart(async () => (await import('../features/preview/property-preview')).PropertyPreview);
const CubeView = lazyPart(async () => (await import('../features/cube/cube-view')).CubeView, 'page');

/** No page of properties is on screen. */
const NO_PAGE = { data: undefined, isPlaceholderData: false };

/** Asks for the next page as soon as this one is there. */
function useNextPage(
  list: PropertyListControls,
  columns: readonly TableColumn[],
  { data, isPlaceholderData }: PageQuery,
): void {
  const prefetch = usePropertyPrefetch();
  useEffect(() => {
    if (data && !isPlaceholderData && data.page.number < data.page.totalPages - 1)
      prefetch.page(findBody({ ...list, pageNumber: data.page.number + 1 }, columns));
    // the answer on screen is what calls for the next one
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [data, isPlaceholderData]);
}

/** Key that the router gives to the first location of a tab. */
const FIRST_OF_TAB = 'default';

/** True when Back or Forward led to a page that is known: all of it at once, so that the window scrolls where it was. */
function useIsReturning({ data }: PageQuery): boolean {
  const how: string = useNavigationType();
  const { key } = useLocation();
  const [known] = useState(data !== undefined);
  return known && how === 'POP' && key !== FIRST_OF_TAB;
}

/** `/property/list`: the agency's portfolio, as pictures, as a table or as a pivot. */
export function Page() {
  const { t } = useTranslation('property');
  const list = usePropertyList();
  const counts = list.view === 'CUBE';
  const scrolls = list.whole.chosen;
  // the cube and the map show no page of the list
  const paged = !counts && list.view !== 'MAPS';
  const [onMap, setOnMap] = useState<number>();
  const columns = useShownColumns(list);
  const query = usePropertyPage(findBody(scrolls ? { ...list, pageNumber: 0 } : list, columns), { enabled: paged });
  const cube = usePropertyCube({ dto: dtoOf(list.filters), ...list.cube }, { enabled: counts });
  const prefetch = usePropertyPrefetch();
  useListActions(list);
  const address = `${paths.properties}${list.urlOf(list.pageNumber)}`;
  useRememberedScope(propertyScope, address, !paged || scrolls ? NO_PAGE : query, (property) => property.reference);
  useNextPage(list, columns, !paged || scrolls ? NO_PAGE : query);
  const chooser = useNewChooser(list.filters);
  useSelectKeys(chooser, 'property');
  useWalkKeys();
  useCreateAction();
  const atOnce = useIsReturning(query);
  const intend = useIntent(prefetch.property);
  const empty = <NoProperty list={list} onRefresh={() => void (counts ? cube : query).refetch()} />;
  const Continuous = list.view === 'TABLE' ? ContinuousTable : ContinuousCards;
  const results = (rows: readonly PropertySummary[]) =>
    scrolls ? (
      <Continuous list={list} total={query.data?.page.totalElements ?? 0} onIntent={intend} linkOf={linkOf} />
    ) : (
      <PreviewFrame
        rows={rows}
        linkOf={linkOf}
        nameOf={(property) => property.title || t(`propertyType.${property.propertyType}`)}
        draw={(property) => <PropertyPreview property={property} pending={null} />}
      >
        <PropertyResults rows={rows} list={list} stale={query.isPlaceholderData} onIntent={intend} atOnce={atOnce} />
      </PreviewFrame>
    );
  return (
    <ChooserContext value={paged ? chooser : null}>
      <div className="pg-bulk-page">
        {paged && <PropertyBulkBar chooser={chooser} list={list} total={query.data?.page.totalElements} />}
        <PageFrame
          title={t('list.title')}
          count={counts ? cube.data?.total.count : paged ? query.data?.page.totalElements : onMap}
          toolbar={<ListToolbar list={list} />}
          chips={<ListChips list={list} />}
          action={<CreateButton />}
        >
          <PinnedViews list={list} />
          {counts ? (
            <CubeView query={cube} list={list} empty={empty} pending={<ScreenLoading />} />
          ) : list.view === 'MAPS' ? (
            <MapView list={list} onTotal={setOnMap} pending={<ScreenLoading />} />
          ) : (
            <ListContent query={query} list={list} skeleton={<PropertyResultsSkeleton list={list} />} empty={empty}>
              {results}
            </ListContent>
          )}
        </PageFrame>
      </div>
    </ChooserContext>
  );
}
