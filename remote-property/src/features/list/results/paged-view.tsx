import { useState } from 'react';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigationType } from '@pignon/shared/router';
import { lazyPart } from '@pignon/shared/ui/core';
import { PreviewFrame } from '@pignon/shared/ui/list';
import { ListContent } from '@pignon/shared/ui/table';
import { usePropertyPrefetch } from '../../../data/property.queries';
import type { PageQuery } from '../use-list-query';
import type { PropertyListControls } from '../use-property-list';
import { ContinuousCards } from './property-cards';
import { linkOf, NoProperty, PropertyResults, PropertyResultsSkeleton } from './property-results';
import { ContinuousTable } from './property-table';
import { useHoverIntent } from './use-hover-intent';

const PropertyPreview = lazyPart(async () => (await import('../../preview/property-preview')).PropertyPreview);

/** The router's key of a tab's first location. */
const FIRST_OF_TAB = 'default';

/** True after Back or Forward to a cached page: it renders at once, so that scrolling is restored. */
function useIsReturning({ data }: PageQuery): boolean {
  const navigationType: string = useNavigationType();
  const { key } = useLocation();
  const [known] = useState(data !== undefined);
  return known && navigationType === 'POP' && key !== FIRST_OF_TAB;
}

interface ViewProps {
  list: PropertyListControls;
  query: PageQuery;
  onIntent: (reference: string) => void;
}

/** One page, as cards or table, with a preview. */
function OnePage({ rows, list, query, onIntent }: ViewProps & { rows: readonly PropertySummary[] }) {
  const { t } = useTranslation('property');
  const atOnce = useIsReturning(query);
  return (
    <PreviewFrame
      rows={rows}
      linkOf={linkOf}
      nameOf={(property) => property.title || t(`propertyType.${property.propertyType}`)}
      draw={(property) => <PropertyPreview property={property} pending={null} />}
    >
      <PropertyResults rows={rows} list={list} stale={query.isPlaceholderData} onIntent={onIntent} atOnce={atOnce} />
    </PreviewFrame>
  );
}

/** The whole list in one scroll, as cards or as a table. */
function Continuous({ list, query, onIntent }: ViewProps) {
  const View = list.view === 'TABLE' ? ContinuousTable : ContinuousCards;
  return <View list={list} total={query.data?.page.totalElements ?? 0} onIntent={onIntent} linkOf={linkOf} />;
}

/** `/property/list` as cards or as a table: page by page, or in one scroll. */
export function PagedView({ list, query }: Omit<ViewProps, 'onIntent'>) {
  const onIntent = useHoverIntent(usePropertyPrefetch().property);
  return (
    <ListContent
      query={query}
      list={list}
      skeleton={<PropertyResultsSkeleton list={list} />}
      empty={<NoProperty list={list} onRefresh={() => void query.refetch()} />}
    >
      {(rows) =>
        list.whole.chosen ? (
          <Continuous list={list} query={query} onIntent={onIntent} />
        ) : (
          <OnePage rows={rows} list={list} query={query} onIntent={onIntent} />
        )
      }
    </ListContent>
  );
}
