import { ENUMERATED, NO_VALUE, OTHERS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { OPTIONAL_FIELDS } from '@pignon/shared/domain/property/property.enums';
import { toggled } from '@pignon/shared/router';
import type { Bounds, ListFilters } from '../list/list-filters';
import { filtersFromDto } from '../list/address/filters-from-dto';
import type { FacetValue } from './use-facets';

const LISTS = ['propertyType', 'propertyStatus', 'mandateStatus', 'mandateType', 'dpe', 'city', 'features'] as const;
type ListFacet = (typeof LISTS)[number];
const isList = (facet: Facet): facet is ListFacet => LISTS.some((one) => one === facet);

/** True for the key "not filled in"; for the mandate's state NONE is a value. */
const isMissing = (facet: Facet, key: string) => key === NO_VALUE && facet !== 'mandateStatus';

function selectedKeysOf(filters: ListFilters, facet: ListFacet): readonly string[] {
  return filters[facet === 'city' ? 'cities' : facet];
}

const same = (a: Bounds | null, b: Bounds | null | undefined) => a?.min === b?.min && a?.max === b?.max;

/** True when the filters select this value of a facet. */
export function isSelected(filters: ListFilters, facet: Facet, value: FacetValue): boolean {
  const { key } = value;
  if (isMissing(facet, key)) return filters.without.some((one) => one === facet);
  if (key === OTHERS) return (facet === 'city' ? filters.exceptCities : filters.exceptNegotiators).length > 0;
  if (isList(facet)) return selectedKeysOf(filters, facet).includes(key);
  if (facet === 'added') return filters.addedWithin === Number(key);
  if (facet === 'transactionType' || facet === 'negotiator') return filters[facet] === key;
  return filters[facet] !== null && same(filters[facet], filtersFromDto(value.dto)[facet]);
}

function valuesOfChoice(filters: ListFilters, facet: Facet, key: string): Partial<ListFilters> {
  if (isMissing(facet, key)) return { without: filters.without.filter((one) => one !== facet) };
  if (key === OTHERS) return facet === 'city' ? { exceptCities: [] } : { exceptNegotiators: [] };
  return { [facet === 'added' ? 'addedWithin' : facet]: null };
}

/**
 * Filters after a click on a value: toggles it in a list, or replaces a single value. "Filled in" and "not filled in"
 * exclude each other.
 */
export function toggleFilterValue(filters: ListFilters, facet: Facet, value: FacetValue): Partial<ListFilters> {
  const { key } = value;
  const hasValue = !isMissing(facet, key) && key !== OTHERS;
  if (!hasValue || !isList(facet)) {
    if (isSelected(filters, facet, value)) return valuesOfChoice(filters, facet, key);
    const change = filtersFromDto(value.dto);
    if (!hasValue) return change;
    return { ...change, without: filters.without.filter((one) => one !== facet) };
  }
  const selectedKeys = toggled(selectedKeysOf(filters, facet), key);
  const ordered = ENUMERATED[facet]?.filter((one) => selectedKeys.includes(one)) ?? selectedKeys;
  return {
    [facet === 'city' ? 'cities' : facet]: ordered,
    ...(OPTIONAL_FIELDS.some((one) => one === facet) && { without: filters.without.filter((one) => one !== facet) }),
  };
}

/** Displayed values of a facet: always all of an enumeration, so that nothing moves under the pointer. */
export function visibleValues(facet: Facet, values: readonly FacetValue[]): readonly FacetValue[] {
  const allKeys = ENUMERATED[facet];
  if (!allKeys) return values;
  const ownValues = allKeys.map(
    (key) => values.find((one) => one.key === key) ?? { key, label: null, count: 0, dto: {} },
  );
  return [...ownValues, ...values.filter(({ key }) => !allKeys.includes(key))];
}
