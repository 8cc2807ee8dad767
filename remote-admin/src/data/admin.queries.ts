import { useCall, useQuery, type CallInput, type UseCallOptions } from '@pignon/shared/api';
import { readRegistry } from './read-registry';

/** Accounts of the agency; inactive ones on request. */
export function useUsers(includeInactive: boolean) {
  return useCall('GET user', { query: includeInactive ? { includeInactive: 'true' } : {} }, { keepPrevious: true });
}

/** Reads per account whether it was used, when it was invited, and its last action. */
export function useUserActivity() {
  return useCall('GET user/activity', {});
}

/** A page of the journal. */
export function useAudit(query: CallInput<'GET audit'>['query'], options: UseCallOptions = {}) {
  return useCall('GET audit', { query }, { keepPrevious: true, ...options });
}

/** Fetches one journal entry with its changes. */
export function useAuditEntry(auditId: number) {
  return useCall('GET audit/{auditId}', { params: { auditId } });
}

/** Fetches the live versions of all modules. */
export function useRegistry() {
  return useQuery({ queryKey: ['registry'], queryFn: ({ signal }) => readRegistry(signal), staleTime: 0 });
}

/** Fetches browser errors, newest first, grouped. */
export function useIncidents(query: CallInput<'GET client-error'>['query']) {
  return useCall('GET client-error', { query }, { keepPrevious: true, watch: true });
}

/** Fetches one browser error with its stack. */
export function useIncident(errorId: string) {
  return useCall('GET client-error/{errorId}', { params: { errorId } });
}

/** Fetches the settings of outgoing mail. */
export function useMailSettings() {
  return useCall('GET agency/mail', {});
}
