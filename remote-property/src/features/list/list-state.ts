import { DEFAULT_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import type {
  DisplayMode,
  EnergyLabel,
  MandateStatusFilter,
  PropertyOrder,
  PropertyStatus,
  PropertyType,
  TransactionType,
} from '@pignon/shared/domain/property/property.enums';
import type { ListOrder, ListState as AnyListState, PageSize } from '@pignon/shared/router';

/** Views that the list offers; the address may name others that come with other screens. */
export const LIST_VIEWS = ['IMAGES', 'TABLE'] as const satisfies readonly DisplayMode[];
export type ListView = (typeof LIST_VIEWS)[number];

export const RANGE_FILTERS = ['price', 'homeSize', 'landSize', 'rooms', 'bedrooms'] as const;
export type RangeFilter = (typeof RANGE_FILTERS)[number];
export interface Bounds {
  min?: number;
  max?: number;
}

export interface ListFilters extends Readonly<Record<RangeFilter, Bounds | null>> {
  text: string;
  transactionType: TransactionType | null;
  propertyType: readonly PropertyType[];
  propertyStatus: readonly PropertyStatus[];
  mandateStatus: readonly MandateStatusFilter[];
  dpe: readonly EnergyLabel[];
  /** INSEE codes. */
  cities: readonly string[];
  negotiator: string | null;
  contactId: number | null;
}

export type PropertyListOrder = ListOrder<PropertyOrder>;

/** Everything that the address of the list says. `view` is null when it leaves the choice to the user's habit. */
export interface ListState extends AnyListState<ListFilters, PropertyOrder> {
  view: ListView | null;
}

export const DEFAULT_ORDER: PropertyListOrder = { property: 'modifiedTime', direction: 'DESC' };
export const DEFAULT_MANDATE_STATUS: readonly MandateStatusFilter[] = ['NONE', 'PENDING', 'RUNNING'];

export const NO_FILTER: ListFilters = {
  text: '',
  transactionType: null,
  propertyType: [],
  propertyStatus: [],
  mandateStatus: [],
  dpe: [],
  cities: [],
  negotiator: null,
  contactId: null,
  price: null,
  homeSize: null,
  landSize: null,
  rooms: null,
  bedrooms: null,
};

/** What is for sale or to let now: the list's first face. */
export const DEFAULT_FILTERS: ListFilters = {
  ...NO_FILTER,
  propertyStatus: ['ACTIVE'],
  mandateStatus: DEFAULT_MANDATE_STATUS,
};

export const DEFAULT_STATE: ListState = {
  filters: DEFAULT_FILTERS,
  order: DEFAULT_ORDER,
  pageNumber: 0,
  pageSize: DEFAULT_PAGE_SIZE,
  view: null,
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
  return { ...state, filters: { ...filters, mandateStatus: mandateStatusFor(state.filters, filters) }, pageNumber: 0 };
}

export function withOrder(state: ListState, order: PropertyListOrder): ListState {
  return { ...state, order, pageNumber: 0 };
}

export function withPageSize(state: ListState, pageSize: PageSize): ListState {
  return { ...state, pageSize, pageNumber: 0 };
}
