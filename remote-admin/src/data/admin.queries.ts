import { useCall, useQuery, type CallInput } from '@pignon/shared/api';
import { readRegistry } from './registry';

/** The accounts of the agency; those that are not active on demand only. */
export function useUsers(includeInactive: boolean) {
  return useCall('GET user', { query: includeInactive ? { includeInactive: 'true' } : {} }, { keepPrevious: true });
}

/** Of each account whether it was used, when its owner was invited, and what they did last. */
export function useUserActivity() {
  return useCall('GET user/activity', {});
}

/** A page of the journal. */
export function useAudit(query: CallInput<'GET audit'>['query']) {
  return useCall('GET audit', { query }, { keepPrevious: true });
}

/** One line of the journal with what it changed. */
export function useAuditEntry(auditId: number) {
  return useCall('GET audit/{auditId}', { params: { auditId } });
}

/** Which version of which module is live. */
export function useRegistry() {
  return useQuery({ queryKey: ['registry'], queryFn: ({ signal }) => readRegistry(signal), staleTime: 0 });
}

/** What failed in browsers, the newest first, like with like. */
export function useIncidents(query: CallInput<'GET client-error'>['query']) {
  return useCall('GET client-error', { query }, { keepPrevious: true, watch: true });
}

/** One failure with its stack. */
export function useIncident(errorId: string) {
  return useCall('GET client-error/{errorId}', { params: { errorId } });
}

/** How messages to customers leave. */
export function useMailSettings() {
  return useCall('GET agency/mail', {});
}
