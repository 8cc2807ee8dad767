import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isRowKey } from './row-keys';

interface ItemFocusParts {
  /** The item that a key leads to from item `at`; undefined for any other key. */
  itemAfter: (key: string, at: number) => number | undefined;
  /** The link of an item that has the focus, within the item. */
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
  /** For items that fill in after the rest is rendered. */
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
