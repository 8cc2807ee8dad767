import { useCall, type CallInput, type UseCallOptions } from '@pignon/shared/api';
import { useLoadingFlag } from '@pignon/shared/state';

/** A page of visits; the last page stays while the next one comes. */
export function useVisits(body: CallInput<'POST visit/find'>['body'], options: UseCallOptions = {}) {
  const query = useCall('POST visit/find', { body }, { keepPrevious: true, ...options });
  useLoadingFlag('visits', query.isFetching);
  return query;
}

/** A page of events, newest first: of the person at work, or of everybody. */
export function useEvents(whose: 'ME' | 'ALL', body: CallInput<'POST event'>['body'], options: UseCallOptions = {}) {
  const mine = useCall('POST event/me', { body }, { ...options, enabled: whose === 'ME', keepPrevious: true });
  const all = useCall('POST event', { body }, { ...options, enabled: whose === 'ALL', keepPrevious: true });
  return whose === 'ME' ? mine : all;
}
