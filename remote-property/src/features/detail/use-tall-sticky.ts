import { useEffect, useRef, type RefObject } from 'react';

/**
 * Sets `--pp-tall` to the height of a sticky column, so that one taller than the window scrolls to its end before it
 * sticks.
 */
export function useTallSticky<E extends HTMLElement>(): RefObject<E | null> {
  const column = useRef<E>(null);
  useEffect(() => {
    const element = column.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => element.style.setProperty('--pp-tall', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return column;
}
