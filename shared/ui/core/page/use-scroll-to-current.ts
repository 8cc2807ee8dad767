import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a wide row of links to the current one when it changes. */
export function useScrollToCurrent<Row extends HTMLElement>(currentKey: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [rowRect, linkRect] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (linkRect.left >= rowRect.left && linkRect.right <= rowRect.right) return;
    // centred, as there may be more on both sides; scrolls only the row, not the page
    row.current.scrollLeft += linkRect.left - rowRect.left - (rowRect.width - linkRect.width) / 2;
  }, [currentKey]);
  return row;
}
