import { useEffect, useReducer } from 'react';

const EVERY_MS = 1_000;

/** Rerenders every second: much of the panel's data has no change event. */
export function useRerenderEverySecond(): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
