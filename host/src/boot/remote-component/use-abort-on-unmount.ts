import { useEffect, useReducer } from 'react';

const create = () => new AbortController();
const unlessAborted = (controller: AbortController) => (controller.signal.aborted ? create() : controller);

/**
 * A signal that is aborted when the component leaves the screen, by a crash below it too. A component that React hides and
 * shows again, or mounts twice as StrictMode does, is drawn with a new one.
 */
export function useAbortOnUnmount(): AbortSignal {
  const [controller, renew] = useReducer(unlessAborted, undefined, create);
  useEffect(() => {
    renew();
    return () => controller.abort();
  }, [controller]);
  return controller.signal;
}
