import { useCall } from '@pignon/shared/api';
import type { HistoryPlace } from '@pignon/shared/domain/audit/history-places';
import { currentLanguage } from '@pignon/shared/i18n';

export interface HistoryFilter {
  user?: string;
  place?: HistoryPlace;
}

/** Entries per page of a property's history. */
export const HISTORY_PAGE = 50;

/** Parameter of the screen's language; none for French, the API's default. */
const languageQuery = () => (currentLanguage() === 'en' ? { lang: 'en' as const } : {});

/** Fetches the history of a property, newest first, after the last line of the page before. */
export function useHistory(reference: string, filter: HistoryFilter, before: number | undefined) {
  const query = { ...filter, ...(before !== undefined && { before }), limit: HISTORY_PAGE, ...languageQuery() };
  return useCall('GET property/{reference}/history', { params: { reference }, query });
}

export function useHistoryEntry(reference: string, auditId: number) {
  return useCall(
    'GET property/{reference}/history/{auditId}',
    { params: { reference, auditId }, query: languageQuery() },
    { enabled: auditId > 0 },
  );
}
