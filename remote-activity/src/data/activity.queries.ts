import { useCall, useQueryClient, type CallInput, type UseCallOptions } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';
import { useLoadingFlag } from '@pignon/shared/state';

/** A page of visits; the last page stays while the next one comes, and news of a tour refreshes it. */
export function useVisits(body: CallInput<'POST visit/find'>['body'], options: UseCallOptions = {}) {
  const client = useQueryClient();
  const query = useCall('POST visit/find', { body }, { keepPrevious: true, ...options });
  const readAgain = () => void client.invalidateQueries({ queryKey: ['POST visit/find'] });
  useLoadingFlag('visits', query.isFetching);
  useBusEvent('visit.saved', readAgain);
  useBusEvent('visit.deleted', readAgain);
  return query;
}

/** A page of events, newest first: of the person at work, or of everybody. */
export function useEvents(whose: 'ME' | 'ALL', body: CallInput<'POST event'>['body'], options: UseCallOptions = {}) {
  const client = useQueryClient();
  const mine = useCall('POST event/me', { body }, { ...options, enabled: whose === 'ME', keepPrevious: true });
  const all = useCall('POST event', { body }, { ...options, enabled: whose === 'ALL', keepPrevious: true });
  useBusEvent('event.saved', () => {
    void client.invalidateQueries({ queryKey: ['POST event/me'] });
    void client.invalidateQueries({ queryKey: ['POST event'] });
  });
  return whose === 'ME' ? mine : all;
}
