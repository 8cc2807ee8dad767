import { useDeferredValue } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, classNames, PropertyGrid, ScreenEmpty } from '@pignon/shared/ui/core';
import { useChooser, useShown } from '@pignon/shared/ui/list';
import { DataTableSkeleton } from '@pignon/shared/ui/table';
import { useTableColumns } from '../table-columns';
import { selectable } from '../selectable';
import { filterChips } from '../filter-chips';
import { NO_FILTER } from '../list-filters';
import { CardsSkeleton, SelectableCard } from './property-cards';
import { PropertyTable } from './property-table';
import type { PropertyListControls } from '../use-property-list';
import styles from '../list.module.css';

/** Rows rendered at once; also the number of placeholders while loading. */
const FIRST_ROWS = 20;

interface ResultsProps {
  rows: readonly PropertySummary[];
  list: PropertyListControls;
  /** True while the next page loads. */
  stale: boolean;
  onIntent: (reference: string) => void;
  /** True to draw every row in the first render. */
  atOnce: boolean;
}

export const linkOf = (property: PropertySummary) => paths.property(property.reference);

/** One page of the list, as cards or table. */
export function PropertyResults({ rows, list, stale, onIntent, atOnce }: ResultsProps) {
  // a long page renders in slices, so that its control and typing respond at once
  const visibleRows = useDeferredValue(rows, atOnce ? rows : rows.slice(0, FIRST_ROWS));
  const view = useDeferredValue(list.view);
  const chooser = useChooser();
  useShown(chooser, visibleRows, selectable);
  if (view === 'TABLE')
    return <PropertyTable rows={visibleRows} list={list} stale={stale} onIntent={onIntent} linkOf={linkOf} />;
  return (
    <div
      className={classNames(styles.cards, rows.length > FIRST_ROWS && styles.cardsMany, stale && styles.cardsStale)}
      aria-busy={stale || undefined}
    >
      <PropertyGrid>
        {visibleRows.map((property, index) => (
          <SelectableCard
            key={property.reference}
            property={property}
            index={index}
            chooser={chooser}
            to={linkOf(property)}
            onIntent={onIntent}
          />
        ))}
      </PropertyGrid>
    </div>
  );
}

/** Placeholder of a loading page, in its layout. */
export function PropertyResultsSkeleton({ list }: { list: PropertyListControls }) {
  const { columns } = useTableColumns(list);
  const placeholderCount = Math.min(list.pageSize, FIRST_ROWS);
  if (list.view === 'TABLE') return <DataTableSkeleton columns={columns.length + 1} rows={placeholderCount} />;
  return <CardsSkeleton placeholderCount={placeholderCount} />;
}

/** Explains an empty list, with the one action that helps. */
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
