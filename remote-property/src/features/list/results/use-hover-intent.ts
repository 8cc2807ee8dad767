import { useCallback, useEffect, useRef } from 'react';

/** Long enough that a passing pointer requests nothing. */
const REST_MS = 80;

/** Calls back after 80 ms of hover or focus; a newer target replaces it. The function is stable. */
export function useHoverIntent(onIntent: (id: string) => void): (id: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(onIntent);
  useEffect(() => {
    latest.current = onIntent;
  });
  return useCallback((id) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(id), REST_MS);
  }, []);
}
