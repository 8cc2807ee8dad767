import { useCall, useQueryClient } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';

/** What an advertisement of a property says and lacks today, read again when the agency's settings change. */
export function useCompliance(reference: string, options: { enabled?: boolean } = {}) {
  const client = useQueryClient();
  useBusEvent('agency.saved', () => {
    void client.invalidateQueries({ queryKey: ['GET property/{reference}/compliance'] });
  });
  return useCall('GET property/{reference}/compliance', { params: { reference }, query: {} }, options);
}
