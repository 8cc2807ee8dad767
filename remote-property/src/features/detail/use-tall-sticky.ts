import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells the style how tall a sticky column is (`--pp-tall`), so that one taller than the window scrolls to its end first
 * and sticks there.
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
