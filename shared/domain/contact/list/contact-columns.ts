import { columnFields, type ColumnField, type ColumnIn } from '../../common/fields/field-columns';
import { CONTACT_FIELDS } from '../contact-catalogue';
import type { ContactOrder } from '../contact.enums';

/** Columns of every export. */
const LINE_COLUMNS = [
  'title',
  'lastName',
  'firstName',
  'company',
  'contactType',
  'email',
  'phone',
  'otherPhones',
  'postcode',
  'city',
  'negotiator',
  'emailConsent',
  'phoneConsent',
  'smsConsent',
  'postConsent',
  'criteriaCount',
  'nextFollowUp',
  'lastSign',
  'archived',
  'createdTime',
  'modifiedTime',
] as const;
export type LineColumn = (typeof LINE_COLUMNS)[number];

/** A field with a list column; the API reads it on request. */
export type FieldColumn = ColumnIn<typeof CONTACT_FIELDS>;
export type ContactColumn = LineColumn | FieldColumn;

/** Maps each column with a field to that field. */
export const COLUMN_FIELDS = columnFields(CONTACT_FIELDS) as Readonly<Record<FieldColumn, ColumnField>>;

export const FIELD_COLUMNS = Object.keys(COLUMN_FIELDS) as FieldColumn[];
export const CONTACT_COLUMNS: readonly ContactColumn[] = [...LINE_COLUMNS, ...FIELD_COLUMNS];

export const isFieldColumn = (column: ContactColumn): column is FieldColumn => column in COLUMN_FIELDS;

/** Default columns of an export: contact details and consents. */
export const EXPORTED_COLUMNS: readonly ContactColumn[] = [
  'title',
  'lastName',
  'firstName',
  'company',
  'contactType',
  'email',
  'phone',
  'otherPhones',
  'street',
  'postcode',
  'city',
  'negotiator',
  'source',
  'emailConsent',
  'phoneConsent',
  'smsConsent',
  'postConsent',
  'criteriaCount',
  'nextFollowUp',
  'lastSign',
  'archived',
  'createdTime',
  'modifiedTime',
];

/** Columns that every list line has, without requesting fields. */
const SHOWN_COLUMNS = [
  'contactType',
  'phone',
  'email',
  'postcode',
  'city',
  'criteriaCount',
  'negotiator',
  'nextFollowUp',
  'createdTime',
  'modifiedTime',
] as const satisfies readonly LineColumn[];
export type ShownColumn = (typeof SHOWN_COLUMNS)[number];

/** A column beside the name. */
export type TableColumn = ShownColumn | FieldColumn;
export const TABLE_COLUMNS: readonly TableColumn[] = [...SHOWN_COLUMNS, ...FIELD_COLUMNS];

/** Sort property of each sortable column. */
export const COLUMN_ORDER: Readonly<Partial<Record<TableColumn, ContactOrder>>> = {
  city: 'city',
  nextFollowUp: 'nextFollowUp',
  createdTime: 'createdTime',
  modifiedTime: 'modifiedTime',
};
