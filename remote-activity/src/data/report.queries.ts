import { call, callQuery, reportFault, useCall, useMutation, useQueryClient, type Received } from '@pignon/shared/api';
import type { Reports } from '@pignon/shared/domain/property/report/seller-report.schema';

const reportsQuery = (reference: string) => callQuery('GET property/{reference}/report', { params: { reference } });

/** Fetches a property's reports and its owners. */
export const useReports = (reference: string) => useCall('GET property/{reference}/report', { params: { reference } });

/** Sends a report to owners; `onSent` receives each message's result. */
export function useMailReport(reference: string, id: number, onSent: (reports: Received<Reports>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contactIds: number[]) =>
      call('POST property/{reference}/report/{id}/mail', { params: { reference, id }, body: { contactIds } }),
    onSuccess: onSent,
    onError: (error) => {
      reportFault(error);
      // messages sent before the failure are recorded
      void client.invalidateQueries({ queryKey: reportsQuery(reference).queryKey });
    },
  });
}
