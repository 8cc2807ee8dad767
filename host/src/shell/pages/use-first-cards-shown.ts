import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Class of the placeholder of a card that is mounted later. */
export const LATER_CARD = 'host-home-later';
const FIRST_CARD = `:scope > :not(.${LATER_CARD})`;
const LOADING = `${FIRST_CARD}.boot-pending, ${FIRST_CARD} [aria-busy="true"]`;
/** Milliseconds in which the browser paints the first cards. */
const PAINT_MS = 32;
/** Milliseconds after which a slow card no longer delays the later ones. */
const MAX_WAIT_MS = 3_000;

/** Returns true once what was mounted first has had time to be painted. */
export function useFirstPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPainted(true)), PAINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}

/**
 * Returns true once `areMounted` and no card in the grid is loading, and has had time to be painted; or after a maximum
 * wait.
 */
export function useFirstCardsShown(grid: RefObject<HTMLElement | null>, areMounted: boolean): boolean {
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    const cards = grid.current;
    if (!areMounted || areShown || !cards) return undefined;
    const show = () => startTransition(() => setShown(true));
    let paintTimer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(paintTimer);
      if (!cards.querySelector(LOADING)) paintTimer = setTimeout(show, PAINT_MS);
    };
    const observer = new MutationObserver(check);
    observer.observe(cards, { childList: true, subtree: true });
    const waitTimer = setTimeout(show, MAX_WAIT_MS);
    check();
    return () => {
      observer.disconnect();
      clearTimeout(paintTimer);
      clearTimeout(waitTimer);
    };
  }, [areMounted, areShown, grid]);
  return areShown;
}
