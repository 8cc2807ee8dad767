import { useSyncExternalStore } from 'react';
import { productQueries } from '../product-queries';

/** Calls ignored for the age of a screen: names, image addresses, agency. */
const SECONDARY_CALLS = /^(GET media|GET user|GET commune|GET agency)/;

/** Age of the data on screen. */
export interface VisibleData {
  /** Time of the oldest data, in milliseconds; undefined when none came from the server. */
  readAt: number | undefined;
  /** True when one of its calls failed to refresh. */
  refreshFailed: boolean;
}

let currentAge: VisibleData = { readAt: undefined, refreshFailed: false };

function ageSnapshot(): VisibleData {
  const visibleQueries = productQueries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => state.data !== undefined && !SECONDARY_CALLS.test(String(queryKey[0])));
  const readAt =
    visibleQueries.length > 0 ? Math.min(...visibleQueries.map(({ state }) => state.dataUpdatedAt)) : undefined;
  const refreshFailed = visibleQueries.some(({ state }) => state.status === 'error' && state.fetchStatus === 'idle');
  if (readAt !== currentAge.readAt || refreshFailed !== currentAge.refreshFailed)
    currentAge = { readAt, refreshFailed };
  return currentAge;
}

const subscribe = (listener: () => void) => productQueries.getQueryCache().subscribe(listener);

/** Follows the age of the data on screen. */
export function useScreenDataAge(): VisibleData {
  return useSyncExternalStore(subscribe, ageSnapshot);
}

/** Refreshes the data on screen. */
export function refreshScreen(): Promise<void> {
  return productQueries.refetchQueries({ type: 'active' });
}
