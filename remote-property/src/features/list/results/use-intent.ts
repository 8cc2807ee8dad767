import { useCallback, useEffect, useRef } from 'react';

/** Long enough that a pointer crossing the page asks for nothing. */
const REST_MS = 80;

/** Calls back once the pointer or the focus has rested on something for 80 ms; a newer one takes its place. Always the same function. */
export function useIntent(onIntent: (id: string) => void): (id: string) => void {
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
