import { useEffect, useReducer } from 'react';

const INTERVAL_MS = 1_000;

/** Rerenders every second: much of the panel's data has no change event. */
export function useRerenderEverySecond(): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(rerender, INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
}
