import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a wide row of links to the current one when it changes. */
export function useScrollToCurrent<Row extends HTMLElement>(current: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    // centred, as there may be more on both sides; scrolls only the row, not the page
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return row;
}
