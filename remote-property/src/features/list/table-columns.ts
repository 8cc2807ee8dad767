import { defineColumns, useColumns, type ChosenColumns } from '@pignon/shared/ui/list';
import { DEFAULT_COLUMNS, TABLE_COLUMNS, type TableColumn } from './list-state';
import type { PropertyListControls } from './use-property-list';

const COLUMNS = defineColumns({ key: 'pignon.property-columns', offered: TABLE_COLUMNS, initial: DEFAULT_COLUMNS });
const NONE: readonly TableColumn[] = [];

/** The columns of the table of properties. */
export const useTableColumns = (
  list: Pick<PropertyListControls, 'columns' | 'setColumns'>,
): ChosenColumns<TableColumn> => useColumns(COLUMNS, list);

/** Columns of the list: none beside pictures and maps. */
export function useShownColumns(
  list: Pick<PropertyListControls, 'columns' | 'setColumns' | 'view'>,
): readonly TableColumn[] {
  const { columns } = useTableColumns(list);
  return list.view === 'TABLE' ? columns : NONE;
}
