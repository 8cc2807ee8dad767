import { useEffect, useState } from 'react';

/** A value once it has rested for so many milliseconds; until the first one has, `before` (unsaid: the first one at once). */
export function useSettled<T>(value: T, restMs: number, before: T = value): T {
  const [settled, setSettled] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
