import type { LabelledPath } from '../contact-labels';
import { COLUMN_FIELDS, TABLE_COLUMNS, type FieldColumn, type TableColumn } from './contact-columns';

/** Paths of columns whose names differ from them. */
const PATHS: Readonly<Partial<Record<TableColumn, LabelledPath>>> = {
  phone: 'firstPhone',
  postcode: 'location.postcode',
  city: 'location.city',
};

/** Path under which a column has its label. */
export const listedPath = (column: TableColumn): LabelledPath =>
  (column in COLUMN_FIELDS ? COLUMN_FIELDS[column as FieldColumn].path : (PATHS[column] ?? column)) as LabelledPath;

/** Every path whose heading a list may show. */
export const listedPaths = (): ReadonlySet<string> => new Set(TABLE_COLUMNS.map(listedPath));
