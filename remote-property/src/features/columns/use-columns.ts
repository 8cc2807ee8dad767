import { useUser } from '@pignon/shared/auth';
import { createPersistedStore, usePrivacy, useStore } from '@pignon/shared/state';
import { PRIVATE_COLUMNS } from '@pignon/shared/domain/property/list/property-columns';
import { DEFAULT_COLUMNS, type TableColumn } from '../list/list-state';
import type { PropertyListControls } from '../list/use-property-list';
import { knownColumns } from './column-order';

interface Habit {
  /** Whose habit it is: another person at this machine starts from the product's own columns. */
  owner: string;
  columns: readonly TableColumn[];
}

function readHabit(stored: unknown): Habit | undefined {
  const { owner, columns } = (stored ?? {}) as Partial<Record<keyof Habit, unknown>>;
  const known = knownColumns(columns);
  return typeof owner === 'string' && known ? { owner, columns: known } : undefined;
}

const habitStore = createPersistedStore<Habit>({
  key: 'pignon.property-columns',
  initial: { owner: '', columns: DEFAULT_COLUMNS },
  parse: readHabit,
});

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** The columns of the table: those of the address (a saved view has its own), else the person's habit. */
export function useColumns(list: Pick<PropertyListControls, 'columns' | 'setColumns'>) {
  const owner = useUser()?.loginEmail ?? '';
  const habit = useStore(habitStore);
  const isPrivate = usePrivacy();
  const columns = list.columns ?? (habit.owner === owner ? habit.columns : DEFAULT_COLUMNS);
  return {
    columns,
    atDefault: same(columns, DEFAULT_COLUMNS),
    /** Those that may leave the house while a customer is looking, or all. */
    exportable: columns.filter((column) => !isPrivate || !PRIVATE_COLUMNS.includes(column)),
    setColumns: (next: readonly TableColumn[]) =>
      list.columns === null ? habitStore.set({ owner, columns: next }) : list.setColumns(next),
  };
}
