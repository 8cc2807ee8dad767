import type { ReactNode } from 'react';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { SearchField, SelectBox } from '@pignon/shared/ui/core';
import { INCLUSION_FILTERS, type ListingControls } from './listing-list';

/** Search and filters of the listings of a portal. */
export function ListingTools({ list }: { list: ListingControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { filters, setFilters } = list;
  return (
    <>
      <SearchField
        label={t('sync.search')}
        value={filters.text}
        onSearch={(text) => setFilters({ text }, { replace: true })}
        maxLength={100}
      />
      <SelectBox
        aria-label={t('sync.included')}
        value={filters.included}
        options={INCLUSION_FILTERS.map((value) => ({ value, label: t(`sync.included.${value}`) }))}
        onChange={(value) => setFilters({ included: value as (typeof INCLUSION_FILTERS)[number] })}
      />
      <SelectBox
        aria-label={t('sync.transaction')}
        value={filters.transactionType}
        options={[
          { value: 'ALL', label: t('sync.allTransactions') },
          ...TRANSACTION_TYPES.map((value) => ({ value, label: t(`transactionType.${value}`) })),
        ]}
        onChange={(value) => setFilters({ transactionType: value as typeof filters.transactionType })}
      />
      <SelectBox
        aria-label={t('sync.type')}
        value={filters.propertyType}
        options={[
          { value: 'ALL', label: t('sync.allTypes') },
          ...PROPERTY_TYPES.map((value) => ({ value, label: t(`propertyType.${value}`) })),
        ]}
        onChange={(value) => setFilters({ propertyType: value as typeof filters.propertyType })}
      />
    </>
  );
}
