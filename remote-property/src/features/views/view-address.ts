import * as paths from '@pignon/shared/domain/navigation/paths';
import type { View } from '@pignon/shared/domain/view/view.schema';
import type { ListState, ListView, TableColumn } from '../list/list-state';
import { listUrl, parseListUrl } from '../list/address/list-url';

/** Address without page and view. */
const bare = (state: ListState): string => listUrl({ ...state, pageNumber: 0, saved: null });

/** Address under which the present list is saved as a view, with view type and, for a table, columns. */
export const addressToStore = (state: ListState, view: ListView, columns: readonly TableColumn[]): string =>
  bare({ ...state, view, columns: view === 'TABLE' ? columns : null });

/** Address that opens a view. */
export const addressOf = ({ id, address }: Pick<View, 'id' | 'address'>): string =>
  `${paths.properties}${listUrl({ ...parseListUrl(address), pageNumber: 0, saved: id })}`;

/** True when the list differs from its opened view. */
export const isChanged = (state: ListState, { address }: Pick<View, 'address'>): boolean =>
  bare(state) !== bare(parseListUrl(address));
