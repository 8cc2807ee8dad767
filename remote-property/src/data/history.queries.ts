import { useCall } from '@pignon/shared/api';
import type { HistoryPlace } from '@pignon/shared/domain/audit/history-places';

export interface HistoryFilter {
  user?: string;
  place?: HistoryPlace;
}

/** Entries per page of a property's history. */
export const HISTORY_PAGE = 50;

/** Fetches the history of a property, newest first, after the previous page's last entry. */
export function useHistory(reference: string, filter: HistoryFilter, before: number | undefined) {
  const query = { ...filter, ...(before !== undefined && { before }), limit: HISTORY_PAGE };
  return useCall('GET property/{reference}/history', { params: { reference }, query });
}

export function useHistoryEntry(reference: string, auditId: number) {
  return useCall(
    'GET property/{reference}/history/{auditId}',
    { params: { reference, auditId } },
    { enabled: auditId > 0 },
  );
}
