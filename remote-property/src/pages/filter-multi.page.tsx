import * as paths from '@pignon/shared/domain/navigation/paths';
import { FACETS } from '@pignon/shared/domain/property/analysis/dimensions';
import { useTranslation } from '@pignon/shared/i18n';
import {
  Button,
  ButtonLink,
  classNames,
  PageFrame,
  ScreenError,
  ScreenLoading,
  SearchField,
  SkeletonLines,
} from '@pignon/shared/ui/core';
import { FacetPanel } from '../features/filter/facet-panel';
import styles from '../features/filter/filter.module.css';
import { useFacetCounts, type FacetCounts } from '../features/filter/use-facets';
import { DistanceFilter } from '../features/list/distance-filter';
import { ListChips } from '../features/list/list-chips';
import { DEFAULT_FILTERS, isActiveOnly } from '../features/list/list-filters';
import { SavePropertyView } from '../features/views/property-views';
import { usePropertyList, type PropertyListControls } from '../features/list/use-property-list';

function Waiting() {
  return (
    <ScreenLoading>
      <div className={styles.panels}>
        {FACETS.map((facet) => (
          <div key={facet} className={styles.panel}>
            <SkeletonLines lines={4} />
          </div>
        ))}
      </div>
    </ScreenLoading>
  );
}

interface CriteriaProps {
  counts: FacetCounts;
  stale: boolean;
  list: PropertyListControls;
}

function Criteria({ counts, stale, list }: CriteriaProps) {
  const { t } = useTranslation('property');
  // a mandate's state only sorts active properties
  const facets = FACETS.filter((facet) => facet !== 'mandateStatus' || isActiveOnly(list.filters.propertyStatus));
  return (
    <>
      <div className={classNames(styles.panels, stale && styles.stale)} aria-busy={stale || undefined}>
        <section className={styles.panel} aria-label={t('criteria.around')}>
          <h2>{t('criteria.around')}</h2>
          <div className={styles.around}>
            <DistanceFilter around={list.filters.around} onChange={(around) => list.setFilters({ around }, true)} />
          </div>
        </section>
        {facets.map((facet) => (
          <FacetPanel
            key={facet}
            facet={facet}
            values={counts.valuesOf(facet)}
            filters={list.filters}
            onChange={(change) => list.setFilters(change, true)}
          />
        ))}
      </div>
      <div className={styles.bar} role="region" aria-label={t('filter.result')}>
        <SavePropertyView list={list} />
        <Button onClick={() => list.setFilters(DEFAULT_FILTERS, true)}>{t('filter.reset')}</Button>
        <ButtonLink type="primary" to={list.listOf({})}>
          <span aria-live="polite">
            {counts.total === 0 && !stale ? t('filter.showNone') : t('filter.show', { count: counts.total })}
          </span>
        </ButtonLink>
      </div>
    </>
  );
}

/** `/property/filter/multi`: all criteria, with the number of properties per value. */
export function Page() {
  const { t } = useTranslation('property');
  const list = usePropertyList();
  const { data, error, stale, refetch } = useFacetCounts(list.filters);
  return (
    <PageFrame
      title={t('filter.multi')}
      count={data?.total}
      toolbar={
        <SearchField
          label={t('list.search')}
          value={list.filters.text}
          onSearch={(text) => list.setFilters({ text }, true)}
        />
      }
      action={<ButtonLink to={paths.filterByField}>{t('filter.oneByOne')}</ButtonLink>}
      chips={<ListChips list={list} />}
    >
      {data ? (
        <Criteria counts={data} stale={stale} list={list} />
      ) : error ? (
        <ScreenError error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </PageFrame>
  );
}
