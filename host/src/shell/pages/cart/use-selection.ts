import { useCallback, useState } from 'react';

export interface Selection<Id> {
  /** Ticked and still there, in the order of the list. */
  chosen: readonly Id[];
  has: (id: Id) => boolean;
  toggle: (id: Id) => void;
  /** Selects all, or none when all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Selection of a list; records that leave the list are deselected. */
export function useSelection<Id>(ids: readonly Id[]): Selection<Id> {
  const [selectedSet, setSelectedSet] = useState<ReadonlySet<Id>>(new Set());
  const toggle = useCallback(
    (id: Id) =>
      setSelectedSet(
        (previousSet) =>
          new Set(previousSet.has(id) ? [...previousSet].filter((otherId) => otherId !== id) : [...previousSet, id]),
      ),
    [],
  );
  const selectedIds = ids.filter((id) => selectedSet.has(id));
  return {
    chosen: selectedIds,
    has: (id) => selectedSet.has(id),
    toggle,
    toggleAll: () => setSelectedSet(new Set(selectedIds.length === ids.length ? [] : ids)),
    clear: () => setSelectedSet(new Set()),
  };
}
