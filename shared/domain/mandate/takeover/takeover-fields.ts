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

/** More than any mandate has; a cell that names more is refused. */
export const MAX_PRINCIPALS = 9;

/** Fields that a column may hold; none has two columns. */
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
  /** As what the person named signs for the company. */
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

/** The cells of one line by what they hold, as they are written. */
export type TakeoverValues = Partial<Record<TakeoverField, string>>;

/** Problem of a cell, with a French message. */
export interface TakeoverProblem extends FieldProblem {
  path: TakeoverField;
}

/** Without these columns no line can become a mandate. */
export const NEEDED_FIELDS = ['registerNumber', 'registerDate', 'propertyRef'] as const satisfies TakeoverField[];
