import { useMemo } from 'react';
import { useCall, type CallInput, type UseCallOptions } from '@pignon/shared/api';
import { useLoadingFlag } from '@pignon/shared/state';
import { useWaiting, type WaitingCall } from '@pignon/shared/waiting';
import { withWaitingEvents, withWaitingVisits } from '../features/waiting/merge-waiting-calls';

/** Merges a page with the waiting calls. */
function useWithWaitingCalls<T, Q extends { data: { content: T[] } | undefined }>(
  query: Q,
  withWaiting: (content: readonly T[], waiting: readonly WaitingCall[]) => T[],
): Q {
  const waiting = useWaiting();
  const { data } = query;
  const merged = useMemo(
    () => data && (waiting.length === 0 ? data : { ...data, content: withWaiting(data.content, waiting) }),
    [data, waiting, withWaiting],
  );
  return { ...query, data: merged };
}

type VisitQuery = CallInput<'POST visit/find'>['body'];

/** Query of one visit by id. */
export const visitById = (id: number): VisitQuery => ({ dto: { id }, pageSize: 1 });

/** A page of visits; keeps the last page while the next one loads. */
export function useVisits(body: VisitQuery, options: UseCallOptions = {}) {
  const query = useCall('POST visit/find', { body }, { keepPrevious: true, ...options });
  useLoadingFlag('visits', query.isFetching);
  return useWithWaitingCalls(query, withWaitingVisits);
}

/** Fetches a page of events, newest first: the user's own or everybody's. */
export function useEvents(scope: 'ME' | 'ALL', body: CallInput<'POST event'>['body'], options: UseCallOptions = {}) {
  const optionsOf = (one: typeof scope) => ({
    ...options,
    enabled: scope === one && options.enabled !== false,
    keepPrevious: true,
  });
  const ownEvents = useCall('POST event/me', { body }, optionsOf('ME'));
  const allEvents = useCall('POST event', { body }, optionsOf('ALL'));
  return useWithWaitingCalls(scope === 'ME' ? ownEvents : allEvents, withWaitingEvents);
}
