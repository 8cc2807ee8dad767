import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isRowKey } from './row-keys';

interface ItemFocusParts {
  /** Item reached by a key from item `at`; undefined for other keys. */
  itemAfter: (key: string, at: number) => number | undefined;
  /** Selector of the link, within an item, that receives the focus. */
  link: string;
  reveal: (index: number) => void;
}

/** Keyboard navigation between virtual items, also to unrendered ones. */
export function useItemFocus({ itemAfter, link, reveal }: ItemFocusParts) {
  const [requestedIndex, setRequestedIndex] = useState<number>();
  const body = useRef<HTMLDivElement>(null);
  const look = () => {
    if (requestedIndex === undefined) return;
    const found = body.current?.querySelector<HTMLElement>(`[data-index="${requestedIndex}"] ${link}`);
    if (!found) return;
    found.focus({ preventScroll: true });
    setRequestedIndex(undefined);
  };
  const latest = useRef(look);
  // looks for the target item after each render until it exists
  useLayoutEffect(() => {
    latest.current = look;
    look();
  });
  /** For items whose content renders after the list. */
  const onFilled = useCallback(() => latest.current(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isRowKey(event)) return;
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index']);
    const to = itemAfter(event.key, at);
    if (Number.isNaN(at) || to === undefined) return;
    event.preventDefault();
    reveal(to);
    setRequestedIndex(to);
  };
  return { body, onKeyDown, onFilled };
}
