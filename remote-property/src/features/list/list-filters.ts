import { OPEN_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import {
  MANDATE_STATUS_FILTERS,
  OPTIONAL_FIELDS,
  PROPERTY_ORDER,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TRANSACTION_TYPES,
  type MandateStatusFilter,
  type PropertyStatus,
} from '@pignon/shared/domain/property/property.enums';
import {
  citiesParam,
  dayParam,
  defaultFilters,
  defineList,
  idParam,
  manyOfParam,
  numberParam,
  textParam,
  type ListParam,
  type StateOf,
} from '@pignon/shared/router';
import { areaParam, aroundParam } from './address/area-url';
import { CHOICE_PARAMS } from './choice-filters';

export const RANGE_FILTERS = ['price', 'homeSize', 'landSize', 'rooms', 'bedrooms'] as const;
export type RangeFilter = (typeof RANGE_FILTERS)[number];
export interface Bounds {
  min?: number;
  max?: number;
}

/** An optional enum value: `?transaction=sale`. */
export function choiceParam<const T extends string>(values: readonly T[], name: string): ListParam<T | null> {
  return {
    name,
    fallback: null,
    parse: (text) => values.find((value) => value.toLowerCase() === text.toLowerCase()),
    print: (value) => value?.toLowerCase() ?? '',
  };
}

/** Minimum and maximum, either optional: `?price=200000-400000`, `?rooms=3-`. */
const rangeParam: ListParam<Bounds | null> = {
  fallback: null,
  parse: (text) => {
    const [, min, max] = /^(\d{1,12}(?:\.\d{1,2})?)?-(\d{1,12}(?:\.\d{1,2})?)?$/.exec(text) ?? [];
    if (min === undefined && max === undefined) return undefined;
    return { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) };
  },
  print: (bounds) => (bounds ? `${bounds.min ?? ''}-${bounds.max ?? ''}` : ''),
};

/** E-mails: `?notNegotiator=lea@pignon.test,paul@pignon.test`. */
const emailsParam = (name: string): ListParam<readonly string[]> => ({
  name,
  fallback: [],
  parse: (text) => text.split(',').filter((email) => email !== '' && email.length <= 254),
  print: (emails) => emails.join(','),
});

const MAX_DAYS = 3650;

export const DEFAULT_MANDATE_STATUS: readonly MandateStatusFilter[] = ['NONE', ...OPEN_STATUSES];

/**
 * Address of the property list. Filters have the names and shapes of the request (`find-request.ts`); deviating address
 * names are set here. Default: properties on the market.
 */
export const PROPERTY_LIST = defineList({
  filters: {
    text: textParam(),
    transactionType: choiceParam(TRANSACTION_TYPES, 'transaction'),
    propertyType: { ...manyOfParam(PROPERTY_TYPES), name: 'type' },
    propertyStatus: { ...manyOfParam(PROPERTY_STATUSES, ['ACTIVE']), name: 'status' },
    mandateStatus: { ...manyOfParam(MANDATE_STATUS_FILTERS, DEFAULT_MANDATE_STATUS), name: 'mandate' },
    price: rangeParam,
    homeSize: rangeParam,
    landSize: rangeParam,
    rooms: rangeParam,
    bedrooms: rangeParam,
    /** INSEE codes. */
    cities: citiesParam('city'),
    /** INSEE codes: anywhere but there. */
    exceptCities: citiesParam('notCity'),
    /** Area drawn on the map. */
    area: areaParam,
    /** Circle around a named place. */
    around: aroundParam,
    ...CHOICE_PARAMS,
    /** Added within so many days. */
    addedWithin: { ...numberParam(MAX_DAYS), name: 'added' },
    /** Added from this day on, `2026-11-21`. */
    addedFrom: dayParam(),
    addedTo: dayParam(),
    negotiator: idParam(),
    /** E-mail addresses of negotiators to exclude. */
    exceptNegotiators: emailsParam('notNegotiator'),
    /** Fields that must be empty. */
    without: manyOfParam(OPTIONAL_FIELDS),
    contactId: { ...numberParam(), name: 'contact' },
  },
  orderProperties: PROPERTY_ORDER,
  defaultOrder: { property: 'modifiedTime', direction: 'DESC' },
});

export type ListFilters = StateOf<typeof PROPERTY_LIST>['filters'];

export const DEFAULT_FILTERS: ListFilters = defaultFilters(PROPERTY_LIST);
export const NO_FILTER: ListFilters = { ...DEFAULT_FILTERS, propertyStatus: [], mandateStatus: [] };

export function isActiveOnly(statuses: readonly PropertyStatus[]): boolean {
  return statuses.length === 1 && statuses[0] === 'ACTIVE';
}
