import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isRowKey } from './row-keys';

interface ItemFocusParts {
  /** Item reached by a key from item `currentIndex`; undefined for other keys. */
  itemAfter: (key: string, currentIndex: number) => number | undefined;
  /** Selector of the link, within an item, that receives the focus. */
  link: string;
  reveal: (index: number) => void;
}

/** Keyboard navigation between virtual items, also to unrendered ones. */
export function useItemFocus({ itemAfter, link, reveal }: ItemFocusParts) {
  const [requestedIndex, setRequestedIndex] = useState<number>();
  const body = useRef<HTMLDivElement>(null);
  const focusRequested = () => {
    if (requestedIndex === undefined) return;
    const itemLink = body.current?.querySelector<HTMLElement>(`[data-index="${requestedIndex}"] ${link}`);
    if (!itemLink) return;
    itemLink.focus({ preventScroll: true });
    setRequestedIndex(undefined);
  };
  const latestFocus = useRef(focusRequested);
  // looks for the target item after each render until it exists
  useLayoutEffect(() => {
    latestFocus.current = focusRequested;
    focusRequested();
  });
  /** For items whose content renders after the list. */
  const onFilled = useCallback(() => latestFocus.current(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isRowKey(event)) return;
    const currentIndex = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index']);
    const targetIndex = itemAfter(event.key, currentIndex);
    if (Number.isNaN(currentIndex) || targetIndex === undefined) return;
    event.preventDefault();
    reveal(targetIndex);
    setRequestedIndex(targetIndex);
  };
  return { body, onKeyDown, onFilled };
}
