import { CHOICE_FILTER_NAMES } from '../list/choice-filters';
import { NO_FILTER, RANGE_FILTERS, type ListFilters } from '../list/list-filters';

/** Criteria of the search form; the list may have others. */
const CRITERIA = [
  'transactionType',
  'propertyType',
  'cities',
  'around',
  ...RANGE_FILTERS,
  'negotiator',
  ...CHOICE_FILTER_NAMES,
  'addedWithin',
  'addedFrom',
  'addedTo',
] as const;
type Criteria = Pick<ListFilters, (typeof CRITERIA)[number]>;

export function criteriaOf(filters: ListFilters): Criteria {
  return Object.fromEntries(CRITERIA.map((name) => [name, filters[name]])) as unknown as Criteria;
}

export const NO_CRITERIA: Criteria = criteriaOf(NO_FILTER);

const isEmpty = (value: Criteria[keyof Criteria]) => value === null || (Array.isArray(value) && value.length === 0);

/** Counts the active criteria. */
export const countCriteria = (filters: ListFilters): number =>
  CRITERIA.filter((name) => !isEmpty(filters[name])).length;

/** Merges criteria into the filters; a commune clears "all other communes". */
export const withCriteria = (filters: ListFilters, criteria: Criteria): ListFilters => ({
  ...filters,
  ...criteria,
  exceptCities: criteria.cities.length > 0 ? [] : filters.exceptCities,
  exceptNegotiators: criteria.negotiator === null ? filters.exceptNegotiators : [],
  without: filters.without.filter((name) => {
    return isEmpty(criteria[name === 'city' ? 'cities' : name]);
  }),
});
