import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createStore, useStore, type Store } from '@pignon/shared/state';
import {
  NOTHING,
  rangeIn,
  shareOf,
  toggledIn,
  withAll,
  withNewer,
  without,
  type Choosable,
  type Selection,
} from './selection';

/** Selection of one list. Checkboxes subscribe one by one, so that selecting one rerenders no other. */
export interface Chooser {
  store: Store<Selection>;
  /** Sets the visible rows in order, for range selection. */
  show: (rows: readonly Choosable[]) => void;
  shown: () => readonly Choosable[];
  toggle: (row: Choosable, range: boolean) => void;
  /** Toggles all rows on screen. */
  togglePage: () => void;
  addAll: (rows: readonly Choosable[]) => void;
  clear: () => void;
}

function createChooser(): Chooser {
  const store = createStore<Selection>(NOTHING);
  let visibleRows: readonly Choosable[] = [];
  let anchor: string | null = null;
  return {
    store,
    show: (rows) => {
      visibleRows = rows;
      // the selection means what is on screen
      store.set((currentSelection) => withNewer(currentSelection, rows));
    },
    shown: () => visibleRows,
    toggle: (row, range) => {
      store.set((currentSelection) =>
        range ? rangeIn(currentSelection, visibleRows, anchor, row) : toggledIn(currentSelection, row),
      );
      anchor = row.id;
    },
    togglePage: () =>
      store.set((currentSelection) =>
        shareOf(currentSelection, visibleRows) === 'all'
          ? without(currentSelection, visibleRows)
          : withAll(currentSelection, visibleRows),
      ),
    addAll: (rows) => store.set((currentSelection) => withAll(currentSelection, rows)),
    clear: () => store.set(NOTHING),
  };
}

/** A selection that is cleared when the filters change, so that no hidden record is modified. */
export function useNewChooser(filters: unknown): Chooser {
  const [chooser] = useState(createChooser);
  const filterKey = JSON.stringify(filters);
  const previousFilterKey = useRef(filterKey);
  useEffect(() => {
    if (previousFilterKey.current !== filterKey) chooser.clear();
    previousFilterKey.current = filterKey;
  }, [filterKey, chooser]);
  return chooser;
}

export const ChooserContext = createContext<Chooser | null>(null);

/** Selection of the list; null when nothing can be selected. */
export const useChooser = (): Chooser | null => useContext(ChooserContext);

export const useSelection = (chooser: Chooser): Selection => useStore(chooser.store);

export const useCount = (chooser: Chooser): number =>
  useSyncExternalStore(chooser.store.subscribe, () => chooser.store.get().size);

export const useIsChosen = (chooser: Chooser, id: string): boolean =>
  useSyncExternalStore(chooser.store.subscribe, () => chooser.store.get().has(id));

/** Follows the selected records that the user changed, on screen or not: a further change is no conflict. */
export function useFollowed(chooser: Chooser, writtenRecords: readonly Choosable[]): void {
  useEffect(
    () => chooser.store.set((currentSelection) => withNewer(currentSelection, writtenRecords)),
    [chooser, writtenRecords],
  );
}

/** Registers the visible rows; `choosable` must be stable between renders. */
export function useShown<Row>(
  chooser: Chooser | null,
  rows: readonly Row[],
  choosable: (row: Row) => Choosable | null,
): void {
  const visibleChoosable = useMemo(() => rows.flatMap((row) => choosable(row) ?? []), [rows, choosable]);
  useEffect(() => chooser?.show(visibleChoosable), [chooser, visibleChoosable]);
}
