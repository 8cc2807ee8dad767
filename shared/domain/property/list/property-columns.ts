import { columnFields, type ColumnField, type ColumnIn, type ColumnWordsIn } from '../../common/fields/field-columns';
import { PROPERTY_FIELDS, type PropertyField } from '../property-catalogue';
import type { PropertyOrder } from '../property.enums';

/** Columns available in every list, in the offered order. */
const LINE_COLUMNS = [
  'reference',
  'title',
  'propertyType',
  'transactionType',
  'propertyStatus',
  'price',
  'priceNoFees',
  'netToSeller',
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
export type LineColumn = (typeof LINE_COLUMNS)[number];

/** A field with a list column; the API reads it on request. */
export type FieldColumn = ColumnIn<typeof PROPERTY_FIELDS>;
export type PropertyColumn = LineColumn | FieldColumn;
export type ColumnWords = ColumnWordsIn<typeof PROPERTY_FIELDS>;

/** Maps each column with a field to that field. */
export const COLUMN_FIELDS = columnFields<PropertyField>(PROPERTY_FIELDS) as Readonly<
  Record<FieldColumn, ColumnField<PropertyField>>
>;

export const FIELD_COLUMNS = Object.keys(COLUMN_FIELDS) as FieldColumn[];
export const PROPERTY_COLUMNS: readonly PropertyColumn[] = [...LINE_COLUMNS, ...FIELD_COLUMNS];

export const isFieldColumn = (column: PropertyColumn): column is FieldColumn => column in COLUMN_FIELDS;

/** Columns hidden on the client's screen. */
const PRIVATE_LINE_COLUMNS: readonly LineColumn[] = ['priceNoFees', 'netToSeller', 'marketDays'];

/** True for a column hidden on the client's screen. */
export const isPrivateColumn = (column: PropertyColumn): boolean =>
  isFieldColumn(column) ? COLUMN_FIELDS[column].field.private !== undefined : PRIVATE_LINE_COLUMNS.includes(column);

/** Sort property of each sortable column. */
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
