import { useEffect, useReducer } from 'react';

const EVERY_MS = 1_000;

/** Draws again every second: much of what the panel shows tells nobody when it changes. */
export function useAgain(): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
