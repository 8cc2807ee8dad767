import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isRowKey } from './row-keys';

interface ItemFocusParts {
  /** The item that a key leads to from item `at`; undefined for any other key. */
  itemAfter: (key: string, at: number) => number | undefined;
  /** The link of an item that has the focus, within the item. */
  link: string;
  reveal: (index: number) => void;
}

/** Keys lead from item to item of what is drawn in part, also to those that are not drawn yet. */
export function useItemFocus({ itemAfter, link, reveal }: ItemFocusParts) {
  const [wanted, setWanted] = useState<number>();
  const body = useRef<HTMLDivElement>(null);
  const look = () => {
    if (wanted === undefined) return;
    const found = body.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] ${link}`);
    if (!found) return;
    found.focus({ preventScroll: true });
    setWanted(undefined);
  };
  const latest = useRef(look);
  // until the item that is wanted is drawn, each drawing looks for it
  useLayoutEffect(() => {
    latest.current = look;
    look();
  });
  /** For items that are filled by themselves, after the rest is drawn. */
  const onFilled = useCallback(() => latest.current(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isRowKey(event)) return;
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index']);
    const to = itemAfter(event.key, at);
    if (Number.isNaN(at) || to === undefined) return;
    event.preventDefault();
    reveal(to);
    setWanted(to);
  };
  return { body, onKeyDown, onFilled };
}
