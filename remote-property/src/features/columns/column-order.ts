import { TABLE_COLUMNS, type TableColumn } from '../list/list-state';

/** Columns after one is ticked or not; a new one comes last, and the last one stays. */
export function withColumn(columns: readonly TableColumn[], column: TableColumn): readonly TableColumn[] {
  if (!columns.includes(column)) return [...columns, column];
  return columns.length === 1 ? columns : columns.filter((one) => one !== column);
}

/** Columns that another version or a curious hand left somewhere; undefined when none is known. */
export function knownColumns(stored: unknown): readonly TableColumn[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const known = TABLE_COLUMNS.filter((one) => stored.includes(one));
  const ordered = known.sort((a, b) => stored.indexOf(a) - stored.indexOf(b));
  return ordered.length > 0 ? ordered : undefined;
}
