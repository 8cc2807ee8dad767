import { useCall, useQueryClient } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';

/** The active accounts of the agency. When one is saved, here or by a colleague, they are read again. */
export function usePeople() {
  const client = useQueryClient();
  useBusEvent('user.saved', () => void client.invalidateQueries({ queryKey: ['GET user'] }));
  return useCall('GET user', { query: {} });
}
