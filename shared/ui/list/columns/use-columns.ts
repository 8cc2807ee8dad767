import { useUser } from '@pignon/shared/auth';
import { createPersistedStore, useStore, type Store } from '@pignon/shared/state';
import { knownColumns } from './column-order';

interface Preference<Column extends string> {
  /** Owner of the column preference: another person at this machine starts from the default columns. */
  owner: string;
  columns: readonly Column[];
}

/** The columns that a table can have. */
export interface ColumnSet<Column extends string> {
  offered: readonly Column[];
  /** Default columns. */
  initial: readonly Column[];
  preference: Store<Preference<Column>>;
}

interface ColumnSetOptions<Column extends string> extends Pick<ColumnSet<Column>, 'offered' | 'initial'> {
  /** Browser storage key of a user's choice. */
  key: string;
}

/** Defines the columns of a table; each user's choice is stored on their machine. */
export function defineColumns<Column extends string>({
  key,
  offered,
  initial,
}: ColumnSetOptions<Column>): ColumnSet<Column> {
  const parse = (stored: unknown): Preference<Column> | undefined => {
    const { owner, columns } = (stored ?? {}) as Partial<Record<keyof Preference<Column>, unknown>>;
    const validColumns = knownColumns(columns, offered);
    return typeof owner === 'string' && validColumns ? { owner, columns: validColumns } : undefined;
  };
  return {
    offered,
    initial,
    preference: createPersistedStore<Preference<Column>>({ key, initial: { owner: '', columns: initial }, parse }),
  };
}

/** Columns in a list's address, null for none. */
interface AddressedColumns<Column extends string> {
  columns: readonly Column[] | null;
  setColumns: (columns: readonly Column[]) => void;
}

export interface ChosenColumns<Column extends string> {
  set: ColumnSet<Column>;
  columns: readonly Column[];
  atDefault: boolean;
  setColumns: (columns: readonly Column[]) => void;
}

const isSameOrder = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** Columns of the table: those of the address (a saved view), else the user's preference. */
export function useColumns<Column extends string>(
  set: ColumnSet<Column>,
  address?: AddressedColumns<Column>,
): ChosenColumns<Column> {
  const owner = useUser()?.loginEmail ?? '';
  const preference = useStore(set.preference);
  const columns = address?.columns ?? (preference.owner === owner ? preference.columns : set.initial);
  return {
    set,
    columns,
    atDefault: isSameOrder(columns, set.initial),
    setColumns: (newColumns) =>
      address && address.columns !== null
        ? address.setColumns(newColumns)
        : set.preference.set({ owner, columns: newColumns }),
  };
}
