import { useState } from 'react';
import { useCall } from '@pignon/shared/api';
import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { ENUMERATED, LAST_COUNT, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import type { FilterPatch } from '@pignon/shared/router';
import { Button, classNames, Input, SearchIcon } from '@pignon/shared/ui/core';
import { facetKey } from '../heading-key';
import { AddedDays } from '../criteria/more-criteria';
import { bucketLabel } from '../list/bucket-label';
import { RANGE_FILTERS, type ListFilters } from '../list/list-filters';
import { toggleFilterValue, isSelected, visibleValues } from './toggle-filter-value';
import { RangeFields } from './range-fields';
import type { FacetValue } from './use-facets';
import styles from './filter.module.css';

/** Values shown at first, where their number is unlimited. */
const FIRST_VALUES = 14;

interface FacetPanelProps {
  facet: Facet;
  values: readonly FacetValue[];
  filters: ListFilters;
  onChange: (change: FilterPatch<ListFilters>, replace?: boolean) => void;
}

/** Minimum characters to search communes. */
const MIN_TEXT = 2;

/** Codes of the communes with a present or former name, or a postcode; empty while loading. */
function useCommuneCodes(text: string, isNeeded: boolean): readonly string[] {
  const q = text.trim();
  const { data } = useCall('GET commune/find', { query: { q } }, { enabled: isNeeded && q.length >= MIN_TEXT });
  return data?.map(({ insee }) => insee) ?? [];
}

/** One filter: values with counts, and fields for a range or date. */
export function FacetPanel({ facet, values, filters, onChange }: FacetPanelProps) {
  const { t } = useTranslation('property');
  const [all, setAll] = useState(false);
  const [searchText, setSearchText] = useState('');
  const name = t(facetKey(facet));
  const range = RANGE_FILTERS.find((one) => one === facet);
  const labelledValues = visibleValues(facet, values).map((value) => ({
    value,
    label: bucketLabel(facet, value, filters.transactionType, t),
    chosen: isSelected(filters, facet, value),
  }));
  const codes = useCommuneCodes(searchText, facet === 'city');
  const found = labelledValues.filter(
    ({ value, label }) => cityKey(label).includes(cityKey(searchText)) || codes.includes(value.key),
  );
  const fixedValues = ENUMERATED[facet] ?? LAST_COUNT[facet];
  const visibleItems =
    all || fixedValues !== undefined ? found : found.filter((one, at) => one.chosen || at < FIRST_VALUES);
  return (
    <section className={styles.panel} aria-label={name}>
      <h2>{name}</h2>
      {range && (
        <RangeFields name={range} value={filters[range]} onChange={(bounds) => onChange({ [range]: bounds }, true)} />
      )}
      {facet === 'added' && <AddedDays filters={filters} onChange={(change) => onChange(change, true)} />}
      {facet === 'city' && (
        <Input
          type="search"
          aria-label={t('filter.findCity')}
          placeholder={t('filter.findCity')}
          prefix={<SearchIcon />}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
      )}
      <div className={styles.values}>
        {visibleItems.map(({ value, label, chosen }) => (
          <button
            key={value.key}
            type="button"
            className={classNames(styles.value, chosen && styles.chosen)}
            aria-pressed={chosen}
            disabled={value.count === 0 && !chosen}
            onClick={() => onChange((now) => toggleFilterValue(now, facet, value))}
          >
            {label} <span className={styles.count}>{formatNumber(value.count)}</span>
          </button>
        ))}
        {visibleItems.length === 0 && <p className={styles.none}>{t('filter.noValue')}</p>}
        {visibleItems.length < found.length && (
          <Button type="link" size="small" onClick={() => setAll(true)}>
            {t('filter.more', { count: found.length - visibleItems.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
