import { createContext, useContext } from 'react';

/** Signal of the mounted remote component; set by the host for each page and slot. */
export const MountSignal = createContext<AbortSignal>(new AbortController().signal);

/**
 * Aborts when the remote component (page or slot) unmounts: by navigation, crash, or a version change. For
 * `bus.on(name, listener, { signal })`. Never aborts in the host's own screens.
 */
export const useMountSignal = (): AbortSignal => useContext(MountSignal);
