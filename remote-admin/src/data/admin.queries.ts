import { useCall, useQuery } from '@pignon/shared/api';
import { readRegistry } from './registry';

/** The accounts of the agency; those that are not active on demand only. */
export function useUsers(includeInactive: boolean) {
  return useCall('GET user', { query: includeInactive ? { includeInactive: 'true' } : {} }, { keepPrevious: true });
}

/** Which version of which module is live. */
export function useRegistry() {
  return useQuery({ queryKey: ['registry'], queryFn: ({ signal }) => readRegistry(signal), staleTime: 0 });
}

/** What failed in browsers, the newest first, like with like. */
export function useIncidents(pageSize: number) {
  return useCall('GET client-error', { query: { pageSize } }, { keepPrevious: true, watch: true });
}

/** How messages to customers leave. */
export function useMailSettings() {
  return useCall('GET agency/mail', {});
}
