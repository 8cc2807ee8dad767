import type { MandateOrder } from '../mandate.enums';

/** Columns of the table besides the property. */
export const TABLE_COLUMNS = [
  'registerNumber',
  'type',
  'transactionType',
  'status',
  'principals',
  'startDate',
  'clock',
  'irrevocableUntil',
  'withdrawalUntil',
  'noticeEnd',
  'renews',
  'price',
  'negotiators',
  'registerDate',
  'createdTime',
  'modifiedTime',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** Columns hidden from customers; the list may not be sorted by them either. */
const PRIVATE_COLUMNS: readonly TableColumn[] = ['principals', 'clock', 'noticeEnd', 'price'];

export const isPrivateColumn = (column: TableColumn): boolean => PRIVATE_COLUMNS.includes(column);

/** Columns of an export, including the table's timeline in days. */
export const MANDATE_COLUMNS = [
  'propertyRef',
  'propertyTitle',
  'city',
  'registerNumber',
  'type',
  'transactionType',
  'status',
  'principals',
  'startDate',
  'endDate',
  'irrevocableUntil',
  'withdrawalUntil',
  'reminder',
  'noticeEnd',
  'renews',
  'price',
  'negotiators',
  'registerDate',
  'createdTime',
  'modifiedTime',
] as const;
export type MandateColumn = (typeof MANDATE_COLUMNS)[number];

const CLOCK_COLUMNS: readonly MandateColumn[] = [
  'endDate',
  'withdrawalUntil',
  'irrevocableUntil',
  'reminder',
  'noticeEnd',
];

/** Columns of an export of the table, in its order; each once. */
export const exportedColumns = (columns: readonly TableColumn[]): MandateColumn[] => [
  ...new Set<MandateColumn>([
    'propertyRef',
    'propertyTitle',
    'city',
    ...columns.flatMap((column): readonly MandateColumn[] => (column === 'clock' ? CLOCK_COLUMNS : [column])),
  ]),
];

/** Sort property of each sortable column. */
export const COLUMN_ORDER: Readonly<Partial<Record<TableColumn, MandateOrder>>> = {
  registerNumber: 'registerNumber',
  status: 'status',
  startDate: 'startDate',
  clock: 'endDate',
  price: 'price',
  createdTime: 'createdTime',
  modifiedTime: 'modifiedTime',
};
