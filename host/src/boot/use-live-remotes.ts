import { useSyncExternalStore } from 'react';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import { catalogue } from './platform';

/** The live version of every remote, followed by React. */
export function useLiveRemotes(): Catalogue {
  return useSyncExternalStore(catalogue.subscribe, catalogue.get);
}

/** True when a remote in use has another live version. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(catalogue.subscribe, catalogue.isStale);
}
