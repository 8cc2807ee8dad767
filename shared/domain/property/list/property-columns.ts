import type { PropertyOrder } from '../property.enums';

/** What a list of properties can show of each, in the order it is offered. */
export const PROPERTY_COLUMNS = [
  'reference',
  'title',
  'propertyType',
  'transactionType',
  'propertyStatus',
  'price',
  'priceNoFees',
  'pricePerSquareMetre',
  'homeSize',
  'landSize',
  'rooms',
  'bedrooms',
  'energyClass',
  'gesClass',
  'city',
  'postcode',
  'mandateStatus',
  'mandateType',
  'negotiator',
  'photoCount',
  'marketDays',
  'createdTime',
  'modifiedTime',
] as const;
export type PropertyColumn = (typeof PROPERTY_COLUMNS)[number];

/** What a customer who is looking at the screen may not see. */
export const PRIVATE_COLUMNS: readonly PropertyColumn[] = ['priceNoFees'];

/** What a list can be ordered by, of what it shows. */
export const COLUMN_ORDER: Readonly<Partial<Record<PropertyColumn, PropertyOrder>>> = {
  reference: 'reference',
  price: 'price',
  pricePerSquareMetre: 'pricePerSquareMetre',
  homeSize: 'homeSize',
  landSize: 'landSize',
  rooms: 'rooms',
  city: 'city',
  marketDays: 'marketDays',
  createdTime: 'createdTime',
  modifiedTime: 'modifiedTime',
};
