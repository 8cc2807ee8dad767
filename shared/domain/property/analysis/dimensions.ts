import { MANDATE_TYPES } from '../../mandate/mandate.enums';
import {
  ENERGY_LABELS,
  FEATURES,
  MANDATE_STATUS_FILTERS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  TRANSACTION_TYPES,
} from '../property.enums';

/** Dimensions of the pivot. */
export const CUBE_DIMENSIONS = [
  'propertyType',
  'transactionType',
  'city',
  'price',
  'rooms',
  'dpe',
  'negotiator',
  'mandateStatus',
] as const;
export type CubeDimension = (typeof CUBE_DIMENSIONS)[number];

/** Measures of the pivot; medians and totals are of the displayed price, in euros. */
export const CUBE_MEASURES = ['count', 'medianPrice', 'medianPricePerSquareMetre', 'total'] as const;
export type CubeMeasure = (typeof CUBE_MEASURES)[number];

/** Filters with counts. */
export const FACETS = [
  'transactionType',
  'propertyType',
  'propertyStatus',
  'mandateStatus',
  'mandateType',
  'city',
  'price',
  'homeSize',
  'landSize',
  'rooms',
  'bedrooms',
  'dpe',
  'negotiator',
  'features',
  'added',
] as const;
export type Facet = (typeof FACETS)[number];

/** Offered creation periods in days up to today; each includes the shorter ones. */
export const ADDED_WITHIN = [1, 7, 30, 90, 180, 365] as const;

/** Properties without a value; those without mandate have the value "NONE". */
export const NO_VALUE = 'NONE';
/** Key of all values that are not listed. */
export const OTHERS = 'OTHERS';

/** Number of listed values, most frequent first; the rest is OTHERS. */
export const MAX_LISTED: Readonly<Partial<Record<Facet, number>>> = { city: 200, negotiator: 50 };

/** Counts from this number on share one bucket. */
export const LAST_COUNT: Readonly<Partial<Record<Facet, number>>> = { rooms: 10, bedrooms: 6 };

/** Values with a fixed order. */
export const ENUMERATED: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  transactionType: TRANSACTION_TYPES,
  propertyType: PROPERTY_TYPES,
  propertyStatus: PROPERTY_STATUSES,
  mandateStatus: MANDATE_STATUS_FILTERS,
  mandateType: MANDATE_TYPES,
  dpe: ENERGY_LABELS,
  features: FEATURES,
  added: ADDED_WITHIN.map(String),
};
