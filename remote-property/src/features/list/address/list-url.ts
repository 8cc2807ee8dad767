import { numberParam, readListUrl, writeListUrl } from '@pignon/shared/router';
import { readMapPlace, writeMapPlace } from './area-url';
import { readCubeAxes, writeCubeAxes } from './cube-url';
import { choiceParam, DEFAULT_FILTERS, DEFAULT_MANDATE_STATUS, isActiveOnly, PROPERTY_LIST } from '../list-filters';
import { DEFAULT_STATE, LIST_VIEWS, TABLE_COLUMNS, type ListState, type TableColumn } from '../list-state';

const VIEW = choiceParam(LIST_VIEWS, 'view');
const SAVED = numberParam();
/** Page size of an endless list. */
const WHOLE = 'all';

/** Columns in order, each once: `?show=price,city`; null when none is known. */
function readColumns(text: string | null): readonly TableColumn[] | null {
  const columnNames = (text ?? '').split(',').flatMap((name) => TABLE_COLUMNS.filter((one) => one === name));
  return columnNames.length > 0 ? [...new Set(columnNames)] : null;
}

/**
 * Parses the list's address (`?status=sold&page=2`). `?all` means any status. The mandate's state applies only with
 * exactly the status ACTIVE.
 */
export function parseListUrl(search: string): ListState {
  const query = new URLSearchParams(search);
  if (query.has('all')) query.set('status', 'any');
  const { filters, ...rest } = readListUrl(query.toString(), PROPERTY_LIST);
  const mandateStatus = isActiveOnly(filters.propertyStatus) ? filters.mandateStatus : [];
  const nextFilters = { ...filters, mandateStatus };
  const view = VIEW.parse(query.get('view') ?? '') ?? null;
  return {
    ...rest,
    filters: nextFilters,
    view,
    cube: readCubeAxes(query, nextFilters),
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

/** Builds the shortest equivalent address: `?all&type=house&page=2`, or empty for the defaults. */
export function listUrl({ view, cube, map, filters, continuous, columns, saved, ...rest }: ListState): string {
  const hasAnyStatus = filters.propertyStatus.length === 0;
  const urlFilters = {
    ...filters,
    propertyStatus: hasAnyStatus ? DEFAULT_FILTERS.propertyStatus : filters.propertyStatus,
    mandateStatus: isActiveOnly(filters.propertyStatus) ? filters.mandateStatus : DEFAULT_MANDATE_STATUS,
  };
  const parts = [
    hasAnyStatus ? 'all' : '',
    writeListUrl(
      { ...rest, filters: urlFilters, ...(continuous && { pageSize: DEFAULT_STATE.pageSize }) },
      PROPERTY_LIST,
    ).slice(1),
    continuous ? `size=${WHOLE}` : '',
    view === null ? '' : `view=${VIEW.print(view)}`,
    columns === null ? '' : `show=${columns.join(',')}`,
    saved === null ? '' : `saved=${saved}`,
    view === 'CUBE' ? writeCubeAxes(cube) : '',
    map === null ? '' : writeMapPlace(map),
  ].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
