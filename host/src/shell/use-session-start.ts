import { useEffect, useState } from 'react';

type Failure = { error: unknown; retry: () => void };

let running: Promise<void> | undefined;

/** Starts the session once; returns the failure with its retry. */
export function useSessionStart(start: () => Promise<void>): Failure | undefined {
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let mounted = true;
    running ??= start();
    running.catch((cause: unknown) => {
      running = undefined;
      if (mounted) setError(cause);
    });
    return () => {
      mounted = false;
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
