import { useEffect, useReducer } from 'react';
import { readable, type Readable } from './readable';

const isSettled = (status: Readable<unknown>['status']): boolean => status === 'fulfilled' || status === 'rejected';

/**
 * What a promise came to, in a box; undefined until then. Throws what it failed with. As state and not by `use`: what a
 * Suspense waits for is shown 300 ms after its fallback at the earliest (FALLBACK_THROTTLE_MS of React 19), however early
 * it comes.
 */
export function useAwaited<T>(promise: Promise<T>): { value: T } | undefined {
  const { status, value, reason } = promise as Readable<T>;
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isSettled(status)) return undefined;
    let wanted = true;
    const came = () => wanted && drawAgain();
    // noted by whoever made it, or here
    (status ? promise : readable(promise)).then(came, came);
    return () => {
      wanted = false;
    };
  }, [promise, status]);
  if (status === 'rejected') throw reason;
  return isSettled(status) ? { value: value as T } : undefined;
}
