import { MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import {
  ENERGY_LABELS,
  FEATURES,
  MANDATE_STATUS_FILTERS,
  MAY_BE_WITHOUT,
  ORIENTATIONS,
  PROPERTY_ORDER,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TRANSACTION_TYPES,
} from '@pignon/shared/domain/property/property.enums';
import {
  citiesParam,
  dayParam,
  defineList,
  idParam,
  manyOfParam,
  numberParam,
  readListUrl,
  textParam,
  writeListUrl,
  type ListParam,
} from '@pignon/shared/router';
import { areaParam, aroundParam, readMapPlace, writeMapPlace } from './area-url';
import { readCubeAxes, writeCubeAxes } from './cube-url';
import {
  DEFAULT_FILTERS,
  DEFAULT_MANDATE_STATUS,
  DEFAULT_ORDER,
  DEFAULT_STATE,
  isActiveOnly,
  LIST_VIEWS,
  TABLE_COLUMNS,
  type Bounds,
  type ListFilters,
  type ListState,
  type TableColumn,
} from '../list-state';

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

/** E-mails: `?notNegotiator=lea@pignon.test,paul@pignon.test`. */
const emailsParam = (name: string): ListParam<readonly string[]> => ({
  name,
  fallback: [],
  parse: (text) => text.split(',').filter((email) => email !== '' && email.length <= 254),
  print: (emails) => emails.join(','),
});

const MOST_DAYS = 3650;

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
    cities: citiesParam('city'),
    exceptCities: citiesParam('notCity'),
    area: areaParam,
    around: aroundParam,
    mandateType: { ...manyOfParam(MANDATE_TYPES), name: 'exclusivity' },
    dpe: manyOfParam(ENERGY_LABELS),
    features: { ...manyOfParam(FEATURES), name: 'with' },
    orientation: { ...manyOfParam(ORIENTATIONS), name: 'facing' },
    addedWithin: { ...numberParam(MOST_DAYS), name: 'added' },
    addedFrom: dayParam(),
    addedTo: dayParam(),
    negotiator: idParam(),
    exceptNegotiators: emailsParam('notNegotiator'),
    without: manyOfParam(MAY_BE_WITHOUT),
    contactId: { ...numberParam(), name: 'contact' },
  },
  orderProperties: PROPERTY_ORDER,
  defaultOrder: DEFAULT_ORDER,
});

const VIEW = choiceParam(LIST_VIEWS, 'view');
const SAVED = numberParam();
/** Page size of an endless list. */
const WHOLE = 'all';

/** Columns in the order given, each once: `?show=price,city`; nothing where none is known. */
function readColumns(text: string | null): readonly TableColumn[] | null {
  const asked = (text ?? '').split(',').flatMap((name) => TABLE_COLUMNS.filter((one) => one === name));
  return asked.length > 0 ? [...new Set(asked)] : null;
}

/**
 * Reads the address of the list (`?status=sold&page=2`). `?all` asks for every property, whatever its status. A mandate's
 * state counts only where the status is exactly active.
 */
export function parseListUrl(search: string): ListState {
  const query = new URLSearchParams(search);
  if (query.has('all')) query.set('status', 'any');
  const { filters, ...rest } = readListUrl(query.toString(), SCHEMA);
  const mandateStatus = isActiveOnly(filters.propertyStatus) ? filters.mandateStatus : [];
  const asked = { ...filters, mandateStatus };
  const view = VIEW.parse(query.get('view') ?? '') ?? null;
  return {
    ...rest,
    filters: asked,
    view,
    cube: readCubeAxes(query, asked),
    map: readMapPlace(query),
    continuous: query.get('size') === WHOLE,
    columns: readColumns(query.get('show')),
    saved: SAVED.parse(query.get('saved') ?? '') ?? null,
  };
}

/** True when the address asks for every property, with fresh data: `?all`. */
export function asksForAll(search: string): boolean {
  return new URLSearchParams(search).has('all');
}

/** The shortest address that says the same: `?all&type=house&page=2`, or nothing at all for the list's first face. */
export function listUrl({ view, cube, map, filters, continuous, columns, saved, ...rest }: ListState): string {
  const any = filters.propertyStatus.length === 0;
  const written = {
    ...filters,
    propertyStatus: any ? DEFAULT_FILTERS.propertyStatus : filters.propertyStatus,
    mandateStatus: isActiveOnly(filters.propertyStatus) ? filters.mandateStatus : DEFAULT_MANDATE_STATUS,
  };
  const parts = [
    any ? 'all' : '',
    writeListUrl({ ...rest, filters: written, ...(continuous && { pageSize: DEFAULT_STATE.pageSize }) }, SCHEMA).slice(
      1,
    ),
    continuous ? `size=${WHOLE}` : '',
    view === null ? '' : `view=${VIEW.print(view)}`,
    columns === null ? '' : `show=${columns.join(',')}`,
    saved === null ? '' : `saved=${saved}`,
    view === 'CUBE' ? writeCubeAxes(cube) : '',
    map === null ? '' : writeMapPlace(map),
  ].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
