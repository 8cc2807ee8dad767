import {
  ENERGY_LABELS,
  MANDATE_STATUS_FILTERS,
  PROPERTY_ORDER,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TRANSACTION_TYPES,
} from '@pignon/shared/domain/property/property.enums';
import {
  defineList,
  idParam,
  manyOfParam,
  numberParam,
  readListUrl,
  textParam,
  writeListUrl,
  type ListParam,
} from '@pignon/shared/router';
import {
  DEFAULT_FILTERS,
  DEFAULT_MANDATE_STATUS,
  DEFAULT_ORDER,
  isActiveOnly,
  LIST_VIEWS,
  type Bounds,
  type ListFilters,
  type ListState,
} from './list-state';

/** One value of an enumeration or none: `?transaction=sale`. */
function choiceParam<const T extends string>(values: readonly T[], name: string): ListParam<T | null> {
  return {
    name,
    fallback: null,
    parse: (text) => values.find((value) => value.toLowerCase() === text.toLowerCase()),
    print: (value) => value?.toLowerCase() ?? '',
  };
}

/** Two bounds of which one may be open: `?price=200000-400000`, `?rooms=3-`. */
const rangeParam: ListParam<Bounds | null> = {
  fallback: null,
  parse: (text) => {
    const [, min, max] = /^(\d{1,12}(?:\.\d{1,2})?)?-(\d{1,12}(?:\.\d{1,2})?)?$/.exec(text) ?? [];
    if (min === undefined && max === undefined) return undefined;
    return { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) };
  },
  print: (bounds) => (bounds ? `${bounds.min ?? ''}-${bounds.max ?? ''}` : ''),
};

/** INSEE codes: `?city=64102,2A004`. */
const citiesParam: ListParam<readonly string[]> = {
  name: 'city',
  fallback: [],
  parse: (text) =>
    text
      .toUpperCase()
      .split(',')
      .filter((code) => /^[0-9AB]{5}$/.test(code)),
  print: (codes) => codes.join(','),
};

const SCHEMA = defineList<ListFilters, (typeof PROPERTY_ORDER)[number]>({
  filters: {
    text: textParam(),
    transactionType: choiceParam(TRANSACTION_TYPES, 'transaction'),
    propertyType: { ...manyOfParam(PROPERTY_TYPES), name: 'type' },
    propertyStatus: { ...manyOfParam(PROPERTY_STATUSES, DEFAULT_FILTERS.propertyStatus), name: 'status' },
    mandateStatus: { ...manyOfParam(MANDATE_STATUS_FILTERS, DEFAULT_MANDATE_STATUS), name: 'mandate' },
    price: rangeParam,
    homeSize: rangeParam,
    landSize: rangeParam,
    rooms: rangeParam,
    bedrooms: rangeParam,
    cities: citiesParam,
    dpe: manyOfParam(ENERGY_LABELS),
    negotiator: idParam(),
    contactId: { ...numberParam(), name: 'contact' },
  },
  orderProperties: PROPERTY_ORDER,
  defaultOrder: DEFAULT_ORDER,
});

const VIEW = choiceParam(LIST_VIEWS, 'view');

/**
 * Reads the address of the list (`?status=sold&page=2`). `?all` asks for every property, whatever its status. A mandate's
 * state counts only where the status is exactly active.
 */
export function parseListUrl(search: string): ListState {
  const query = new URLSearchParams(search);
  if (query.has('all')) query.set('status', 'any');
  const { filters, ...rest } = readListUrl(query.toString(), SCHEMA);
  const mandateStatus = isActiveOnly(filters.propertyStatus) ? filters.mandateStatus : [];
  return { ...rest, filters: { ...filters, mandateStatus }, view: VIEW.parse(query.get('view') ?? '') ?? null };
}

/** True when the address asks for every property, with fresh data: `?all`. */
export function asksForAll(search: string): boolean {
  return new URLSearchParams(search).has('all');
}

/** The shortest address that says the same: `?all&type=house&page=2`, or nothing at all for the list's first face. */
export function listUrl({ view, filters, ...rest }: ListState): string {
  const any = filters.propertyStatus.length === 0;
  const written = {
    ...filters,
    propertyStatus: any ? DEFAULT_FILTERS.propertyStatus : filters.propertyStatus,
    mandateStatus: isActiveOnly(filters.propertyStatus) ? filters.mandateStatus : DEFAULT_MANDATE_STATUS,
  };
  const parts = [
    any ? 'all' : '',
    writeListUrl({ ...rest, filters: written }, SCHEMA).slice(1),
    view === null ? '' : `view=${VIEW.print(view)}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
