import { DEFAULT_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import { PROPERTY_COLUMNS, type PropertyColumn } from '@pignon/shared/domain/property/list/property-columns';
import type { MapPlace } from '@pignon/shared/domain/place/map-grid';
import type { CubeDimension, CubeMeasure } from '@pignon/shared/domain/property/analysis/dimensions';
import type { MandateStatusFilter, PropertyOrder } from '@pignon/shared/domain/property/property.enums';
import type { ListOrder, ListState as AnyListState, PageSize } from '@pignon/shared/router';
import { DISPLAY_MODES } from '@pignon/shared/state';
import { DEFAULT_FILTERS, DEFAULT_MANDATE_STATUS, isActiveOnly, PROPERTY_LIST, type ListFilters } from './list-filters';

/** Views of the list: those of properties, whose last choice is a preference, and the pivot table. */
export const LIST_VIEWS = [...DISPLAY_MODES, 'CUBE'] as const;
/** Views that can be scrolled through whole. */
export const SCROLLED_VIEWS: readonly ListView[] = ['IMAGES', 'TABLE'];
export type ListView = (typeof LIST_VIEWS)[number];

/** Dimensions of the cube, always two different ones. */
export interface CubeAxes {
  rows: CubeDimension;
  columns: CubeDimension;
  measure: CubeMeasure;
}

/** Optional columns, beside the property itself. */
export type TableColumn = Exclude<PropertyColumn, 'title'>;
export const TABLE_COLUMNS: readonly TableColumn[] = PROPERTY_COLUMNS.filter((column) => column !== 'title');
export const DEFAULT_COLUMNS: readonly TableColumn[] = [
  'city',
  'price',
  'pricePerSquareMetre',
  'homeSize',
  'landSize',
  'rooms',
  'bedrooms',
  'energyClass',
  'propertyStatus',
  'mandateStatus',
  'modifiedTime',
];

export type PropertyListOrder = ListOrder<PropertyOrder>;

/** State of the list's address. `view` is null to use the preference. */
export interface ListState extends AnyListState<ListFilters, PropertyOrder> {
  view: ListView | null;
  cube: CubeAxes;
  /** Endless scrolling in one table or grid, instead of pages. */
  continuous: boolean;
  /** Columns in the address; null for the user's preference. */
  columns: readonly TableColumn[] | null;
  /** Id of the opened view, from which the address may differ by now. */
  saved: number | null;
  /** Position of the map; null follows the results. */
  map: MapPlace | null;
}

export const DEFAULT_CUBE: CubeAxes = { rows: 'city', columns: 'propertyType', measure: 'count' };

export const DEFAULT_STATE: ListState = {
  filters: DEFAULT_FILTERS,
  order: PROPERTY_LIST.defaultOrder,
  pageNumber: 0,
  pageSize: DEFAULT_PAGE_SIZE,
  view: null,
  cube: DEFAULT_CUBE,
  continuous: false,
  columns: null,
  saved: null,
  map: null,
};

/** A mandate's state only sorts active properties: another choice of status clears it, the return to active restores it. */
function mandateStatusFor(before: ListFilters, after: ListFilters): readonly MandateStatusFilter[] {
  if (!isActiveOnly(after.propertyStatus)) return [];
  return isActiveOnly(before.propertyStatus) ? after.mandateStatus : DEFAULT_MANDATE_STATUS;
}

/** Changes filters and returns to the first page. */
export function withFilters(state: ListState, change: Partial<ListFilters>): ListState {
  const filters = { ...state.filters, ...change };
  return {
    ...state,
    filters: { ...filters, mandateStatus: mandateStatusFor(state.filters, filters) },
    pageNumber: 0,
    map: null,
  };
}

export function withOrder(state: ListState, order: PropertyListOrder): ListState {
  return { ...state, order, pageNumber: 0 };
}

export function withPageSize(state: ListState, pageSize: PageSize): ListState {
  return { ...state, pageSize, continuous: false, pageNumber: 0 };
}
