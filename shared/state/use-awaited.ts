import { useEffect, useReducer } from 'react';
import { trackPromise, type TrackedPromise } from './promise-status';

const isSettled = (status: TrackedPromise<unknown>['status']): boolean =>
  status === 'fulfilled' || status === 'rejected';

/**
 * Returns a promise's value in a box; undefined until then; throws its rejection. Uses state instead of `use`: React 19
 * shows suspended content 300 ms after its fallback at the earliest (FALLBACK_THROTTLE_MS).
 */
export function useAwaited<T>(promise: Promise<T>): { value: T } | undefined {
  const { status, value, reason } = promise as TrackedPromise<T>;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isSettled(status)) return undefined;
    let isSubscribed = true;
    const onSettled = () => isSubscribed && rerender();
    // set by its creator, or here
    (status ? promise : trackPromise(promise)).then(onSettled, onSettled);
    return () => {
      isSubscribed = false;
    };
  }, [promise, status]);
  if (status === 'rejected') throw reason;
  return isSettled(status) ? { value: value as T } : undefined;
}
