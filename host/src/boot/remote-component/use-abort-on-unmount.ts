import { useEffect, useReducer } from 'react';

const createController = () => new AbortController();
const activeController = (controller: AbortController) => (controller.signal.aborted ? createController() : controller);

/**
 * Returns a signal that aborts when the component unmounts, also after a crash below it. A component that React hides
 * and shows again, or mounts twice in StrictMode, gets a new one.
 */
export function useAbortOnUnmount(): AbortSignal {
  const [controller, renewController] = useReducer(activeController, undefined, createController);
  useEffect(() => {
    renewController();
    return () => controller.abort();
  }, [controller]);
  return controller.signal;
}
