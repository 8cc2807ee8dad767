import { TABLE_COLUMNS, type TableColumn } from '@pignon/shared/domain/contact/list/contact-columns';
import { defineColumns, useColumns, type ChosenColumns } from '@pignon/shared/ui/list';

const INITIAL: readonly TableColumn[] = [
  'contactType',
  'phone',
  'email',
  'city',
  'criteriaCount',
  'negotiator',
  'nextFollowUp',
  'modifiedTime',
];
const COLUMNS = defineColumns({ key: 'pignon.contact-columns', offered: TABLE_COLUMNS, initial: INITIAL });

/** The columns of the table of contacts, as each person chose them. */
export const useTableColumns = (): ChosenColumns<TableColumn> => useColumns(COLUMNS);
