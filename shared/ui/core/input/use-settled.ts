import { useEffect, useState } from 'react';

/** Debounces a value by milliseconds; `initialValue` until the first, by default the first at once. */
export function useSettled<T>(value: T, restMs: number, initialValue: T = value): T {
  const [settledValue, setSettledValue] = useState(initialValue);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settledValue;
}
