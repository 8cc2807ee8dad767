import { useEffect, useState } from 'react';

/** Debounces a value by milliseconds; `before` until the first, by default the first at once. */
export function useSettled<T>(value: T, restMs: number, before: T = value): T {
  const [settled, setSettled] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
