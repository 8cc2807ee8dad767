import { useSyncExternalStore } from 'react';
import type { Catalogue } from '@pignon/shared/federation/live-remote';
import { catalogue } from './platform';

/** Returns the live version of every remote and follows changes. */
export function useLiveRemotes(): Catalogue {
  return useSyncExternalStore(catalogue.subscribe, catalogue.get);
}

/** True when a remote in use, or the host, has another live version. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(catalogue.subscribe, catalogue.isStale);
}
