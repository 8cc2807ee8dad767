import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of links that is wider than its screen to the current one, whenever another becomes it. */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    // in the middle, as there may be more on both sides; never by the page itself, which keeps its own place
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return row;
}
