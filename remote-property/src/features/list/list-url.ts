import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER } from '@pignon/shared/domain/common/paging';
import {
  ENERGY_LABELS,
  MANDATE_STATUS_FILTERS,
  PROPERTY_ORDER,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TRANSACTION_TYPES,
  type MandateStatusFilter,
  type PropertyStatus,
} from '@pignon/shared/domain/property/property.enums';
import {
  DEFAULT_FILTERS,
  DEFAULT_MANDATE_STATUS,
  DEFAULT_ORDER,
  isActiveOnly,
  LIST_VIEWS,
  PAGE_SIZES,
  RANGE_FILTERS,
  type Bounds,
  type ListFilters,
  type ListOrder,
  type ListState,
  type RangeFilter,
} from './list-state';

const ANY = 'any';
const TEXT_LENGTH = 200;

function oneOf<T extends string>(values: readonly T[], text: string | null | undefined): T | null {
  return values.find((value) => value.toLowerCase() === text?.toLowerCase()) ?? null;
}

/** Known values in the order of the enumeration, each once. */
function someOf<T extends string>(values: readonly T[], text: string | null): readonly T[] {
  const asked = new Set((text ?? '').toUpperCase().split(','));
  return values.filter((value) => asked.has(value.toUpperCase()));
}

function parseBounds(text: string | null): Bounds | null {
  const match = /^(\d{1,12}(?:\.\d{1,2})?)?-(\d{1,12}(?:\.\d{1,2})?)?$/.exec(text ?? '');
  if (!match) return null;
  const bounds: Bounds = {};
  if (match[1] !== undefined) bounds.min = Number(match[1]);
  if (match[2] !== undefined) bounds.max = Number(match[2]);
  return bounds.min === undefined && bounds.max === undefined ? null : bounds;
}

function parseOrder(text: string | null): ListOrder {
  const [name, direction] = (text ?? '').split('.');
  const property = oneOf(PROPERTY_ORDER, name);
  return property ? { property, direction: direction === 'asc' ? 'ASC' : 'DESC' } : DEFAULT_ORDER;
}

function parsePage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page - 1, 0), MAX_PAGE_NUMBER);
}

function parseMandateStatus(text: string | null, statuses: readonly PropertyStatus[]): readonly MandateStatusFilter[] {
  if (!isActiveOnly(statuses) || text === ANY) return [];
  const asked = someOf(MANDATE_STATUS_FILTERS, text);
  return asked.length > 0 ? asked : DEFAULT_MANDATE_STATUS;
}

function parseFilters(query: URLSearchParams): ListFilters {
  const asked = someOf(PROPERTY_STATUSES, query.get('status'));
  const propertyStatus = asked.length > 0 || query.has('all') ? asked : DEFAULT_FILTERS.propertyStatus;
  const ranges = Object.fromEntries(RANGE_FILTERS.map((name) => [name, parseBounds(query.get(name))]));
  const contactId = query.get('contact') ?? '';
  return {
    ...(ranges as Record<RangeFilter, Bounds | null>),
    text: (query.get('q') ?? '').trim().slice(0, TEXT_LENGTH),
    transactionType: oneOf(TRANSACTION_TYPES, query.get('transaction')),
    propertyType: someOf(PROPERTY_TYPES, query.get('type')),
    propertyStatus,
    mandateStatus: parseMandateStatus(query.get('mandate'), propertyStatus),
    dpe: someOf(ENERGY_LABELS, query.get('dpe')),
    cities: (query.get('city') ?? '')
      .toUpperCase()
      .split(',')
      .filter((code) => /^[0-9AB]{5}$/.test(code)),
    negotiator: query.get('negotiator')?.slice(0, 254) || null,
    contactId: /^[1-9]\d{0,14}$/.test(contactId) ? Number(contactId) : null,
  };
}

/** Reads an address (`?status=sold&page=2`). What makes no sense there is ignored, never an error. */
export function parseListUrl(search: string): ListState {
  const query = new URLSearchParams(search);
  const size = Number(query.get('size'));
  return {
    filters: parseFilters(query),
    order: parseOrder(query.get('sort')),
    pageNumber: parsePage(query.get('page')),
    pageSize: PAGE_SIZES.find((one) => one === size) ?? DEFAULT_PAGE_SIZE,
    view: oneOf(LIST_VIEWS, query.get('view')),
  };
}

const joined = (values: readonly string[]) => values.map((value) => encodeURIComponent(value.toLowerCase())).join(',');
const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function boundsText(bounds: Bounds | null): string {
  return bounds ? `${bounds.min ?? ''}-${bounds.max ?? ''}` : '';
}

function mandateText({ propertyStatus, mandateStatus }: ListFilters): string {
  if (!isActiveOnly(propertyStatus) || same(mandateStatus, DEFAULT_MANDATE_STATUS)) return '';
  return mandateStatus.length === 0 ? ANY : joined(mandateStatus);
}

function filterPairs(filters: ListFilters): [string, string][] {
  const { text, transactionType, propertyStatus, negotiator, contactId } = filters;
  return [
    ['q', encodeURIComponent(text)],
    ['transaction', (transactionType ?? '').toLowerCase()],
    ['type', joined(filters.propertyType)],
    ['status', isActiveOnly(propertyStatus) ? '' : joined(propertyStatus)],
    ['mandate', mandateText(filters)],
    ...RANGE_FILTERS.map((name): [string, string] => [name, boundsText(filters[name])]),
    ['city', joined(filters.cities).toUpperCase()],
    ['dpe', joined(filters.dpe)],
    ['negotiator', encodeURIComponent(negotiator ?? '')],
    ['contact', contactId === null ? '' : String(contactId)],
  ];
}

/** The shortest address that says the same: `?all&type=house&page=2`, or nothing at all for the list's first face. */
export function listUrl({ filters, order, pageNumber, pageSize, view }: ListState): string {
  const ordered = order.property === DEFAULT_ORDER.property && order.direction === DEFAULT_ORDER.direction;
  const pairs: [string, string][] = [
    ...filterPairs(filters),
    ['sort', ordered ? '' : `${order.property}.${order.direction.toLowerCase()}`],
    ['size', pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize)],
    ['page', pageNumber === 0 ? '' : String(pageNumber + 1)],
    ['view', (view ?? '').toLowerCase()],
  ];
  const parts = pairs.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  if (filters.propertyStatus.length === 0) parts.unshift('all');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
