import { useCall, type CallInput } from '@pignon/shared/api';
import type { Facets } from '@pignon/shared/domain/property/analysis/analysis.schema';
import type { Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { useSettled } from '@pignon/shared/ui/core';
import { dtoOf } from '../list/find-request';
import type { ListFilters } from '../list/list-filters';

/** Counts the properties per value of each filter; keeps the previous counts while loading. */
function usePropertyFacets(body: CallInput<'POST property/facets'>['body']) {
  return useCall('POST property/facets', { body }, { keepPrevious: true, watch: true });
}

/** Pause in milliseconds after which several selected values are counted together. */
const REST_MS = 250;

export type FacetValue = Facets['facets'][number]['values'][number];

export interface FacetCounts {
  total: number;
  valuesOf: (facet: Facet) => readonly FacetValue[];
}

const valuesIn = (facets: Facets, name: Facet) => facets.facets.find(({ facet }) => facet === name)?.values ?? [];

/**
 * Counts the properties per value. Any status but active drops the mandate status, so other statuses are counted
 * without it.
 */
export function useFacetCounts(listFilters: ListFilters) {
  const filters = useSettled(listFilters, REST_MS);
  const facetQuery = usePropertyFacets({ dto: dtoOf(filters) });
  const anyMandate = usePropertyFacets({ dto: dtoOf({ ...filters, mandateStatus: [] }) });
  const [facets, statuses] = [facetQuery.data, anyMandate.data];
  const data: FacetCounts | undefined = facets &&
    statuses && {
      total: facets.total,
      valuesOf: (facet) =>
        facet === 'propertyStatus'
          ? [
              ...valuesIn(facets, facet).filter(({ key }) => key === 'ACTIVE'),
              ...valuesIn(statuses, facet).filter(({ key }) => key !== 'ACTIVE'),
            ]
          : valuesIn(facets, facet),
    };
  return {
    data,
    error: facetQuery.error ?? anyMandate.error,
    /** True while the counts are of an earlier request. */
    stale: filters !== listFilters || facetQuery.isPlaceholderData || anyMandate.isPlaceholderData,
    refetch: () => Promise.all([facetQuery.refetch(), anyMandate.refetch()]),
  };
}
