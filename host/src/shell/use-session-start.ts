import { useEffect, useState } from 'react';

type StartFailure = { error: unknown; retry: () => void };

let pendingStart: Promise<void> | undefined;

/** Starts the session once; returns the failure with its retry. */
export function useSessionStart(start: () => Promise<void>): StartFailure | undefined {
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    pendingStart ??= start();
    pendingStart.catch((cause: unknown) => {
      pendingStart = undefined;
      if (isMounted) setError(cause);
    });
    return () => {
      isMounted = false;
    };
  }, [start, attempt]);
  if (error === undefined) return undefined;
  return {
    error,
    retry: () => {
      setError(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
