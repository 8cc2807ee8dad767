import type { FieldProblem } from '../../common/problem';
import type { ImportField } from '../../contact/import/import-fields';

/** Columns of a principal, parsed as in an import of contacts. */
export const PRINCIPAL_FIELDS = [
  'title',
  'lastName',
  'firstName',
  'lastFirst',
  'firstLast',
  'company',
  'email',
  'mobile',
  'phone',
  'street',
  'postcode',
  'city',
] as const satisfies readonly ImportField[];

/** Columns of a second principal, and the fields they are parsed as; the address is the first one's. */
export const SECOND_FIELDS = {
  title2: 'title',
  lastName2: 'lastName',
  firstName2: 'firstName',
  lastFirst2: 'lastFirst',
  firstLast2: 'firstLast',
  email2: 'email',
  mobile2: 'mobile',
} as const satisfies Record<string, (typeof PRINCIPAL_FIELDS)[number]>;
export type SecondField = keyof typeof SECOND_FIELDS;

/** Maximum number of principals per line; a cell with more is refused. */
export const MAX_PRINCIPALS = 9;

/** Fields to map columns to, each to one. */
export const TAKEOVER_FIELDS = [
  'registerNumber',
  'registerDate',
  'register',
  'mandateType',
  'propertyRef',
  'startDate',
  'endDate',
  'durationMonths',
  'renewal',
  'price',
  'feeType',
  'commissionRate',
  'commissionAmount',
  'status',
  'endedDate',
  'endReason',
  'negotiator',
  ...PRINCIPAL_FIELDS,
  /** Capacity of the company's signatory. */
  'capacity',
  'title2',
  'lastName2',
  'firstName2',
  'lastFirst2',
  'firstLast2',
  'email2',
  'mobile2',
] as const;
export type TakeoverField = (typeof TAKEOVER_FIELDS)[number];

/** Raw cells of a line by field. */
export type TakeoverValues = Partial<Record<TakeoverField, string>>;

/** Problem of a cell, with a French message. */
export interface TakeoverProblem extends FieldProblem {
  path: TakeoverField;
}

/** Required columns. */
export const NEEDED_FIELDS = ['registerNumber', 'registerDate', 'propertyRef'] as const satisfies TakeoverField[];
