import { createContext, useContext } from 'react';

/** The signal of the remote component that is drawn here; the host gives one to each page and slot that it mounts. */
export const MountSignal = createContext<AbortSignal>(new AbortController().signal);

/**
 * Aborted when the remote component (page or slot) leaves the screen: by navigation, by a crash, or because another version
 * takes its place. For `bus.on(name, listener, { signal })`. In the host's own screens it is never aborted.
 */
export const useMountSignal = (): AbortSignal => useContext(MountSignal);
