import { callQuery, useCall, useQueryClient, type CallInput, type UseCallOptions } from '@pignon/shared/api';
import { useLoadingFlag } from '@pignon/shared/state';

/** A page of mandates; keeps the last page while the next one loads. */
export function useMandates(body: CallInput<'POST mandate/find'>['body'], options: UseCallOptions = {}) {
  const query = useCall('POST mandate/find', { body }, { keepPrevious: true, ...options });
  useLoadingFlag('mandates', query.isFetching);
  return query;
}

/** Counts the mandates of a filter, live. */
export function useMandateCount(dto: CallInput<'POST mandate/find'>['body']['dto']): number | undefined {
  const { data } = useCall('POST mandate/find', { body: { dto, pageSize: 1 } }, { keepPrevious: true, watch: true });
  return data?.page.totalElements;
}

const oneMandate = (id: number) => callQuery('GET mandate/{id}', { params: { id } });

/** Fetches one mandate. */
export function useMandate(id: number) {
  const query = useCall('GET mandate/{id}', { params: { id } }, { enabled: id > 0 });
  useLoadingFlag('mandates', query.isFetching);
  return query;
}

/** Fetches a mandate before its page opens. */
export function usePrefetchMandate(): (id: number) => void {
  const client = useQueryClient();
  return (id) => {
    client.query(oneMandate(id)).catch(() => undefined);
  };
}
