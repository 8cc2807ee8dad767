import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { holds, rowsBetween, withAhead, type RowRange } from './visible-rows';

interface Options {
  /** Element that contains the rows. */
  box: RefObject<HTMLElement | null>;
  total: number;
  /** Row height in pixels, equal for all. */
  rowHeight: number;
  /** Rows rendered beyond each end of the visible ones. */
  ahead: number;
}

/** Distance from the top of the page in pixels. */
const topOf = (element: HTMLElement | null) => (element?.getBoundingClientRect().top ?? 0) + window.scrollY;

/** Calls back after possible layout changes, when reading the layout is cheap. */
function observeLayout(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(changed);
  observer?.observe(document.body);
  return () => {
    window.removeEventListener('resize', changed);
    observer?.disconnect();
  };
}

/** Computes the rows to render of a list scrolled by the window. All rows have one height, so none is measured. */
export function useWindowRows({ box, total, rowHeight, ahead }: Options) {
  const [range, setRange] = useState<RowRange>(() =>
    withAhead(rowsBetween(0, window.innerHeight, rowHeight, total), ahead, total),
  );
  const drawn = useRef(range);
  useLayoutEffect(() => {
    /** Distance from the top of the page to the first row. */
    let top = 0;
    const look = (atOnce: boolean) => {
      const from = window.scrollY - top;
      const rowsInWindow = rowsBetween(from, from + window.innerHeight, rowHeight, total);
      const next = withAhead(rowsInWindow, ahead, total);
      const before = drawn.current;
      if (next.first === before.first && next.last === before.last) return;
      drawn.current = next;
      // overscan can wait, a visible gap cannot
      if (atOnce && !holds(before, rowsInWindow)) flushSync(() => setRange(next));
      else setRange(next);
    };
    const measure = () => {
      top = topOf(box.current);
      look(false);
    };
    const scrolled = () => look(true);
    measure();
    const stop = observeLayout(measure);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      stop();
    };
  }, [box, total, rowHeight, ahead]);
  /** Scrolls just enough to show a row, below `over` covered pixels. */
  const reveal = (index: number, over: number) => {
    const from = topOf(box.current) + index * rowHeight;
    const to = from + rowHeight;
    if (from < window.scrollY + over) window.scrollTo({ top: from - over });
    else if (to > window.scrollY + window.innerHeight) window.scrollTo({ top: to - window.innerHeight });
  };
  return { range, reveal };
}
