import { useSyncExternalStore } from 'react';

/** Visible part of the page in CSS pixels of the layout viewport; an on-screen keyboard hides the rest. */
export interface VisibleArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Reads the visual viewport, or the whole window where the browser has none. */
export function visibleArea(): VisibleArea {
  const { visualViewport, innerWidth, innerHeight } = window;
  if (!visualViewport) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { offsetLeft: left, offsetTop: top, width, height } = visualViewport;
  return { left, top, right: left + width, bottom: top + height };
}

/** Calls `listener` when the visible area changes: window size, keyboard, zoom. Returns the function that stops it. */
export function onVisibleArea(listener: () => void): () => void {
  const { visualViewport } = window;
  window.addEventListener('resize', listener);
  visualViewport?.addEventListener('resize', listener);
  visualViewport?.addEventListener('scroll', listener);
  return () => {
    window.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('scroll', listener);
  };
}

const visibleHeight = (): number => {
  const { top, bottom } = visibleArea();
  return Math.round(bottom - top);
};

/** The height of the window that no keyboard covers, in pixels; `active` false reads and follows nothing. */
export const useVisibleHeight = (active: boolean): number | undefined =>
  useSyncExternalStore(
    active ? onVisibleArea : followNothing,
    () => (active ? visibleHeight() : undefined),
    () => undefined,
  );

const followNothing = () => () => undefined;
