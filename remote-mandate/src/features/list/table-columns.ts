import { TABLE_COLUMNS, type TableColumn } from '@pignon/shared/domain/mandate/list/mandate-columns';
import { useLocation, useSearchChange } from '@pignon/shared/router';
import { defineColumns, knownColumns, useColumns, type ChosenColumns } from '@pignon/shared/ui/list';

const INITIAL: readonly TableColumn[] = [
  'registerNumber',
  'type',
  'status',
  'principals',
  'clock',
  'price',
  'negotiators',
];
const COLUMNS = defineColumns({ key: 'pignon.mandate-columns', offered: TABLE_COLUMNS, initial: INITIAL });

/** Name of the columns in the address of the list: `?show=price,clock`. */
const SHOW = 'show';

/** Columns in an address, as a saved view stores them; null for none. */
export const columnsIn = (params: URLSearchParams): readonly TableColumn[] | null =>
  knownColumns(params.get(SHOW)?.split(','), TABLE_COLUMNS) ?? null;

/** Serializes columns; empty for null. */
export const columnsText = (columns: readonly TableColumn[] | null): string =>
  columns === null ? '' : `${SHOW}=${columns.join(',')}`;

/** Columns of the table: those of the address, else the user's preference. */
export function useTableColumns(): ChosenColumns<TableColumn> {
  const { search } = useLocation();
  const changeSearch = useSearchChange();
  const setColumns = (columns: readonly TableColumn[]) =>
    changeSearch(
      (currentSearch) => {
        const params = new URLSearchParams(currentSearch);
        params.delete(SHOW);
        const query = params.toString();
        return `?${[query, columnsText(columns)].filter(Boolean).join('&')}`;
      },
      { replace: true },
    );
  return useColumns(COLUMNS, { columns: columnsIn(new URLSearchParams(search)), setColumns });
}
