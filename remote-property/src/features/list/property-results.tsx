import { useDeferredValue } from 'react';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  Button,
  CartToggle,
  classNames,
  PropertyCard,
  PropertyCardSkeleton,
  PropertyGrid,
  ScreenEmpty,
} from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton } from '@pignon/shared/ui/table';
import { filterChips } from './filter-chips';
import { NO_FILTER } from './list-state';
import { usePropertyColumns } from './property-columns';
import type { PropertyListControls } from './use-property-list';
import styles from './list.module.css';

/** Cards above the fold of an office screen: their pictures come first. */
const FIRST_CARDS = 8;
/** Rows drawn at once; as many places are kept while a page comes. */
const FIRST_ROWS = 20;

interface ResultsProps {
  rows: readonly PropertySummary[];
  list: PropertyListControls;
  /** The next page is on its way. */
  stale: boolean;
  onIntent: (reference: string) => void;
  /** Draws every row in the first go. */
  atOnce: boolean;
}

const linkOf = (property: PropertySummary) => `/property/${encodeURIComponent(property.reference)}`;

/** One page of the list as cards or as a table. */
export function PropertyResults({ rows, list, stale, onIntent, atOnce }: ResultsProps) {
  const { t } = useTranslation('property');
  const columns = usePropertyColumns();
  // a long page is drawn in slices: the control that asked for it answers at once, and typing never waits
  const shown = useDeferredValue(rows, atOnce ? rows : rows.slice(0, FIRST_ROWS));
  const view = useDeferredValue(list.view);
  if (view === 'TABLE') {
    return (
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={shown}
        rowKey={(property) => property.reference}
        order={list.order}
        onOrder={list.setOrder}
        rowLink={linkOf}
        onIntent={(property) => onIntent(property.reference)}
        stale={stale}
        rowActions={(property) => <CartToggle kind="property" id={property.reference} />}
      />
    );
  }
  return (
    <div
      className={classNames(styles.cards, rows.length > FIRST_ROWS && styles.cardsMany, stale && styles.cardsStale)}
      aria-busy={stale || undefined}
    >
      <PropertyGrid>
        {shown.map((property, index) => (
          <PropertyCard
            key={property.reference}
            property={property}
            to={linkOf(property)}
            onIntent={() => onIntent(property.reference)}
            eager={index < FIRST_CARDS}
          />
        ))}
      </PropertyGrid>
    </div>
  );
}

/** The place of a page that is coming, in the layout it will have. */
export function PropertyResultsSkeleton({ list }: { list: PropertyListControls }) {
  const columns = usePropertyColumns();
  const places = Math.min(list.pageSize, FIRST_ROWS);
  if (list.view === 'TABLE') return <DataTableSkeleton columns={columns.length} rows={places} />;
  return (
    <PropertyGrid>
      {Array.from({ length: places }, (_, index) => (
        <PropertyCardSkeleton key={index} />
      ))}
    </PropertyGrid>
  );
}

/** Why nothing is shown, and the one action that changes it. */
export function NoProperty({ list, onRefresh }: { list: PropertyListControls; onRefresh: () => void }) {
  const { t } = useTranslation('property');
  if (filterChips(list.filters, t).length === 0) {
    return (
      <ScreenEmpty title={t('list.emptyTitle')} action={<Button onClick={onRefresh}>{t('list.refresh')}</Button>}>
        {t('list.empty')}
      </ScreenEmpty>
    );
  }
  const seeAll = (
    <Button type="primary" onClick={() => list.setFilters(NO_FILTER)}>
      {t('list.seeAll')}
    </Button>
  );
  return (
    <ScreenEmpty title={t('list.noMatchTitle')} action={seeAll}>
      {t('list.noMatch')}
    </ScreenEmpty>
  );
}
