import type { TableColumn } from '@pignon/shared/domain/mandate/list/mandate-columns';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { viewAddresses } from '@pignon/shared/ui/list';
import { MANDATE_LIST } from '../mandate-list';
import { columnsIn, columnsText } from '../table-columns';
import type { MandateView } from '../use-mandate-view';

const PATH = paths.mandates;

/** Display of the list: a board, or a table of columns; null means the user's preference. */
export interface ListDisplay {
  view: MandateView;
  columns: readonly TableColumn[] | null;
}

const write = ({ view, columns }: ListDisplay): string => (view === 'BOARD' ? 'view=board' : columnsText(columns));

/** Saved views include the board, or the columns of the table. */
export const { addressToKeep, readAddress, addressOf, isChanged, savedIn, withoutSaved } = viewAddresses({
  list: MANDATE_LIST,
  write,
  read: (params): ListDisplay =>
    params.get('view') === 'board' ? { view: 'BOARD', columns: null } : { view: 'TABLE', columns: columnsIn(params) },
  pathOf: (display, search) => {
    const address = write(display);
    return `${PATH}${search}${address && `${search ? '&' : '?'}${address}`}`;
  },
});
