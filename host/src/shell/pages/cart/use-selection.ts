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
  const [ticked, setTicked] = useState<ReadonlySet<Id>>(new Set());
  const toggle = useCallback(
    (id: Id) =>
      setTicked((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
    [],
  );
  const selectedIds = ids.filter((id) => ticked.has(id));
  return {
    chosen: selectedIds,
    has: (id) => ticked.has(id),
    toggle,
    toggleAll: () => setTicked(new Set(selectedIds.length === ids.length ? [] : ids)),
    clear: () => setTicked(new Set()),
  };
}
