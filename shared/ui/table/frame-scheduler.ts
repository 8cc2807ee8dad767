import { useEffect, useLayoutEffect, useState } from 'react';

/** Maximum number of components per frame, to stay responsive. */
const DRAWS_PER_FRAME = 6;

const queue = new Set<() => void>();
let isRequested = false;

function runFrame(): void {
  isRequested = false;
  for (const draw of [...queue].slice(0, DRAWS_PER_FRAME)) {
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
 * False until the scheduler reaches this component, then true. It reaches a few per frame in mounting order, so that
 * many rows render in slices. Unmounting cancels it.
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
 * Row to render in a long list: undefined until the scheduler reaches it, or while unknown. @param onFilled called once
 * the row is rendered
 */
export function useDeferredRow<R>(loadedRow: R | undefined, onFilled: () => void): R | undefined {
  const row = useScheduledFrame() ? loadedRow : undefined;
  const isFilled = row !== undefined;
  useLayoutEffect(() => {
    if (isFilled) onFilled();
  }, [isFilled, onFilled]);
  return row;
}
