import { useCall, useQueryClient } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';

/** Active accounts of the agency; refetched when one is saved, here or by a colleague. */
export function usePeople() {
  const client = useQueryClient();
  useBusEvent('user.saved', () => void client.invalidateQueries({ queryKey: ['GET user'] }));
  return useCall('GET user', { query: {} });
}
