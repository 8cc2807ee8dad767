import { useEffect, useReducer } from 'react';

const create = () => new AbortController();
const unlessAborted = (controller: AbortController) => (controller.signal.aborted ? create() : controller);

/**
 * Returns a signal that aborts when the component unmounts, also after a crash below it. A component that React hides
 * and shows again, or mounts twice in StrictMode, gets a new one.
 */
export function useAbortOnUnmount(): AbortSignal {
  const [controller, renew] = useReducer(unlessAborted, undefined, create);
  useEffect(() => {
    renew();
    return () => controller.abort();
  }, [controller]);
  return controller.signal;
}
