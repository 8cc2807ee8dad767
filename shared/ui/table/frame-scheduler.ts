import { useEffect, useLayoutEffect, useState } from 'react';

/** Components that are drawn in one frame: more would keep the page from answering. */
const PER_FRAME = 6;

const queue = new Set<() => void>();
let isRequested = false;

function runFrame(): void {
  isRequested = false;
  for (const draw of [...queue].slice(0, PER_FRAME)) {
    queue.delete(draw);
    draw();
  }
  requestFrame();
}

function requestFrame(): void {
  if (isRequested || queue.size === 0) return;
  isRequested = true;
  requestAnimationFrame(runFrame);
}

/**
 * False until the scheduler has reached this component, true from then on. A few are reached in each frame, in the order in
 * which they were mounted, so that many rows are laid out and painted by slices. One that is unmounted before costs nothing.
 */
export function useScheduledFrame(): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const draw = () => setIsReached(true);
    queue.add(draw);
    requestFrame();
    return () => void queue.delete(draw);
  }, []);
  return isReached;
}

/**
 * The row to draw in a place of a long list: undefined until the scheduler has reached it, or while it is not known.
 * @param onFilled called once the row is drawn
 */
export function useDeferredRow<R>(known: R | undefined, onFilled: () => void): R | undefined {
  const row = useScheduledFrame() ? known : undefined;
  const isFilled = row !== undefined;
  useLayoutEffect(() => {
    if (isFilled) onFilled();
  }, [isFilled, onFilled]);
  return row;
}
