import { DEFAULT_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import { PROPERTY_COLUMNS, type PropertyColumn } from '@pignon/shared/domain/property/list/property-columns';
import type { Polygon } from '@pignon/shared/domain/common/geo/geo.schema';
import type { MapPlace } from '@pignon/shared/domain/place/map-grid';
import type { CubeDimension, CubeMeasure } from '@pignon/shared/domain/property/analysis/dimensions';
import type { MandateType } from '@pignon/shared/domain/mandate/mandate.enums';
import type {
  EnergyLabel,
  Feature,
  MandateStatusFilter,
  MayBeWithout,
  Orientation,
  PropertyOrder,
  PropertyStatus,
  PropertyType,
  TransactionType,
} from '@pignon/shared/domain/property/property.enums';
import type { ListOrder, ListState as AnyListState, PageSize } from '@pignon/shared/router';
import { DISPLAY_MODES } from '@pignon/shared/state';

/** Views that the list offers: those that show properties, of which the one chosen last is a habit, and a cube of counts. */
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

/** Columns to choose from, beside the one that says what a property is. */
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

export const RANGE_FILTERS = ['price', 'homeSize', 'landSize', 'rooms', 'bedrooms'] as const;
export type RangeFilter = (typeof RANGE_FILTERS)[number];
export interface Bounds {
  min?: number;
  max?: number;
}

/** Around a place that somebody named. */
export interface Around {
  lat: number;
  lon: number;
  km: number;
  label: string;
}

export interface ListFilters extends Readonly<Record<RangeFilter, Bounds | null>> {
  text: string;
  transactionType: TransactionType | null;
  propertyType: readonly PropertyType[];
  propertyStatus: readonly PropertyStatus[];
  mandateStatus: readonly MandateStatusFilter[];
  mandateType: readonly MandateType[];
  dpe: readonly EnergyLabel[];
  /** All of these. */
  features: readonly Feature[];
  /** Facing one of these sides. */
  orientation: readonly Orientation[];
  /** Added within so many days. */
  addedWithin: number | null;
  /** Added from this day on, `2026-11-21`. */
  addedFrom: string | null;
  addedTo: string | null;
  /** INSEE codes. */
  cities: readonly string[];
  /** INSEE codes: anywhere but there. */
  exceptCities: readonly string[];
  /** Drawn on the map. */
  area: Polygon | null;
  around: Around | null;
  negotiator: string | null;
  /** E-mails: in the charge of none of these. */
  exceptNegotiators: readonly string[];
  /** Fields that must be empty. */
  without: readonly MayBeWithout[];
  contactId: number | null;
}

export type PropertyListOrder = ListOrder<PropertyOrder>;

/** Everything that the address of the list says. `view` is null when it leaves the choice to the user's habit. */
export interface ListState extends AnyListState<ListFilters, PropertyOrder> {
  view: ListView | null;
  cube: CubeAxes;
  /** All of it in one table or one grid that is scrolled through, instead of pages. */
  continuous: boolean;
  /** Columns that the address asks for; null where it leaves them to the person's habit. */
  columns: readonly TableColumn[] | null;
  /** The saved view that was opened, which the rest of the address may since have left. */
  saved: number | null;
  /** Position of the map; null follows the results. */
  map: MapPlace | null;
}

export const DEFAULT_ORDER: PropertyListOrder = { property: 'modifiedTime', direction: 'DESC' };
export const DEFAULT_MANDATE_STATUS: readonly MandateStatusFilter[] = ['NONE', 'PENDING', 'RUNNING'];

export const NO_FILTER: ListFilters = {
  text: '',
  transactionType: null,
  propertyType: [],
  propertyStatus: [],
  mandateStatus: [],
  mandateType: [],
  dpe: [],
  features: [],
  orientation: [],
  addedWithin: null,
  addedFrom: null,
  addedTo: null,
  cities: [],
  exceptCities: [],
  area: null,
  around: null,
  negotiator: null,
  exceptNegotiators: [],
  without: [],
  contactId: null,
  price: null,
  homeSize: null,
  landSize: null,
  rooms: null,
  bedrooms: null,
};

/** Default filters: what is for sale or to let now. */
export const DEFAULT_FILTERS: ListFilters = {
  ...NO_FILTER,
  propertyStatus: ['ACTIVE'],
  mandateStatus: DEFAULT_MANDATE_STATUS,
};

export const DEFAULT_CUBE: CubeAxes = { rows: 'city', columns: 'propertyType', measure: 'count' };

export const DEFAULT_STATE: ListState = {
  filters: DEFAULT_FILTERS,
  order: DEFAULT_ORDER,
  pageNumber: 0,
  pageSize: DEFAULT_PAGE_SIZE,
  view: null,
  cube: DEFAULT_CUBE,
  continuous: false,
  columns: null,
  saved: null,
  map: null,
};

export function isActiveOnly(statuses: readonly PropertyStatus[]): boolean {
  return statuses.length === 1 && statuses[0] === 'ACTIVE';
}

/** A mandate's state only sorts active properties: another choice of status clears it, the return to active restores it. */
function mandateStatusFor(before: ListFilters, after: ListFilters): readonly MandateStatusFilter[] {
  if (!isActiveOnly(after.propertyStatus)) return [];
  return isActiveOnly(before.propertyStatus) ? after.mandateStatus : DEFAULT_MANDATE_STATUS;
}

/** Other filters show other properties: back to the first page. */
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
