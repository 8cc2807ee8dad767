import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { postponeDraws } from '../frame-scheduler';
import { containsRange, rowsBetween, withAhead, type RowRange } from './visible-rows';

interface Options {
  /** Element that contains the rows. */
  box: RefObject<HTMLElement | null>;
  total: number;
  /** Row height in pixels, equal for all. */
  rowHeight: number;
  /** Rows rendered beyond each end of the visible ones. */
  ahead: number;
}

/** Time after a jump until the rows beyond the window are rendered too. */
const OVERSCAN_DELAY_MS = 100;

/** Distance from the top of the page in pixels. */
const topOf = (element: HTMLElement | null) => (element?.getBoundingClientRect().top ?? 0) + window.scrollY;

/**
 * Calls back after the first layout and after possible changes of it, before they are painted: then reading the layout
 * is cheap.
 */
function observeLayout(onLayoutChange: () => void): () => void {
  window.addEventListener('resize', onLayoutChange);
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onLayoutChange);
  observer?.observe(document.body);
  return () => {
    window.removeEventListener('resize', onLayoutChange);
    observer?.disconnect();
  };
}

/** Computes the rows to render of a list scrolled by the window. All rows have one height, so none is measured. */
export function useWindowRows({ box, total, rowHeight, ahead }: Options) {
  const [range, setRange] = useState<RowRange>(() =>
    withAhead(rowsBetween(0, window.innerHeight, rowHeight, total), ahead, total),
  );
  const drawnRange = useRef(range);
  useLayoutEffect(() => {
    /** Distance from the top of the page to the first row. */
    let top = 0;
    let overscanTimer: ReturnType<typeof setTimeout> | undefined;
    const updateRange = (isUrgent: boolean) => {
      const viewTop = window.scrollY - top;
      const rowsInWindow = rowsBetween(viewTop, viewTop + window.innerHeight, rowHeight, total);
      const nextRange = withAhead(rowsInWindow, ahead, total);
      const previousRange = drawnRange.current;
      if (nextRange.first === previousRange.first && nextRange.last === previousRange.last) return;
      // overscan can wait, a visible gap cannot
      const isGap = isUrgent && !containsRange(previousRange, rowsInWindow);
      drawnRange.current = isGap ? rowsInWindow : nextRange;
      clearTimeout(overscanTimer);
      if (!isGap) return setRange(nextRange);
      postponeDraws();
      flushSync(() => setRange(rowsInWindow));
      overscanTimer = setTimeout(() => updateRange(false), OVERSCAN_DELAY_MS);
    };
    const onScroll = () => updateRange(true);
    const stop = observeLayout(() => {
      top = topOf(box.current);
      updateRange(true);
    });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(overscanTimer);
      window.removeEventListener('scroll', onScroll);
      stop();
    };
  }, [box, total, rowHeight, ahead]);
  /** Scrolls just enough to show a row, below `hiddenTop` covered pixels. */
  const reveal = (index: number, hiddenTop: number) => {
    const viewTop = topOf(box.current) + index * rowHeight;
    const rowBottom = viewTop + rowHeight;
    if (viewTop < window.scrollY + hiddenTop) window.scrollTo({ top: viewTop - hiddenTop });
    else if (rowBottom > window.scrollY + window.innerHeight) window.scrollTo({ top: rowBottom - window.innerHeight });
  };
  return { range, reveal };
}
