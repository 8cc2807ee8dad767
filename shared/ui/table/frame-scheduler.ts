import { useEffect, useLayoutEffect, useState } from 'react';

/** Components per frame: at first, and at most. */
const FIRST_DRAWS = 2;
const MAX_DRAWS = 6;
/** Time between two frames in milliseconds, above which the next one draws fewer components, and below which more. */
const LONG_FRAME_MS = 34;
const SHORT_FRAME_MS = 20;
/** Time without a further jump after which what a jump came to is drawn. */
const PAUSE_MS = 50;

const queue = new Set<() => void>();
let isRequested = false;
/** Number of components that this machine draws in a frame. */
let draws = FIRST_DRAWS;
/** Time of the frame before, while one follows the other. */
let lastFrame: number | undefined;
let isPostponed = false;
let postponedUntil = 0;

function drawsAfter(frameMs: number): number {
  if (frameMs > LONG_FRAME_MS) return Math.ceil(draws / 2);
  return frameMs < SHORT_FRAME_MS ? Math.min(draws + 1, MAX_DRAWS) : draws;
}

function runFrame(time: number): void {
  isRequested = false;
  if (isPostponed) {
    isPostponed = false;
    postponedUntil = time + PAUSE_MS;
  }
  if (time < postponedUntil) {
    lastFrame = undefined;
    return requestFrame();
  }
  if (lastFrame !== undefined) draws = drawsAfter(time - lastFrame);
  for (const draw of [...queue].slice(0, draws)) {
    queue.delete(draw);
    draw();
  }
  lastFrame = queue.size > 0 ? time : undefined;
  requestFrame();
}

function requestFrame(): void {
  if (isRequested || queue.size === 0) return;
  isRequested = true;
  requestAnimationFrame(runFrame);
}

/** Draws nothing for a moment: a list jumped, and may jump on before what it shows now is drawn. */
export function postponeDraws(): void {
  isPostponed = true;
}

/**
 * False until the scheduler reaches this component, then true. It reaches a few of those that are ready per frame, in
 * mounting order, so that many rows render in slices. Unmounting cancels it.
 */
export function useScheduledFrame(isReady: boolean): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const draw = () => setIsReached(true);
    queue.add(draw);
    requestFrame();
    return () => void queue.delete(draw);
  }, [isReady]);
  return isReached;
}

/**
 * Row to render in a long list: undefined until the scheduler reaches it, or while unknown. @param onFilled called once
 * the row is rendered
 */
export function useDeferredRow<R>(loadedRow: R | undefined, onFilled: () => void): R | undefined {
  const isReached = useScheduledFrame(loadedRow !== undefined);
  const row = isReached ? loadedRow : undefined;
  const isFilled = row !== undefined;
  useLayoutEffect(() => {
    if (isFilled) onFilled();
  }, [isFilled, onFilled]);
  return row;
}
