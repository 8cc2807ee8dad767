import { callQuery, useCall, useQueryClient, type CallInput, type UseCallOptions } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useLoadingFlag } from '@pignon/shared/state';

/** A page of mandates; the last page stays while the next one comes, and signatures refresh it. */
export function useMandates(body: CallInput<'POST mandate/find'>['body'], options: UseCallOptions = {}) {
  const client = useQueryClient();
  const query = useCall('POST mandate/find', { body }, { keepPrevious: true, ...options });
  const readAgain = () => void client.invalidateQueries({ queryKey: ['POST mandate/find'] });
  useLoadingFlag('mandates', query.isFetching);
  useBusEvent('mandate.saved', readAgain);
  useBusEvent('mandate.signed', readAgain);
  return query;
}

const oneMandate = (id: number) => callQuery('GET mandate/{id}', { params: { id } });

/** One mandate, read again when a colleague saves it. */
export function useMandate(id: number) {
  const client = useQueryClient();
  const query = useCall('GET mandate/{id}', { params: { id } }, { enabled: id > 0 });
  const readAgain = ({ mandateId }: { mandateId: number }) =>
    mandateId === id && void client.invalidateQueries({ queryKey: oneMandate(id).queryKey });
  useLoadingFlag('mandates', query.isFetching);
  useBusEvent('mandate.saved', readAgain);
  useBusEvent('mandate.signed', readAgain);
  return query;
}

/** Reads a mandate before its page is asked for. */
export function usePrefetchMandate(): (id: number) => void {
  const client = useQueryClient();
  return (id) => {
    client.query(oneMandate(id)).catch(() => undefined);
  };
}

/** Keeps what the API answered of a mandate, so that its page shows it at once. */
export function useKeepMandate(): (mandate: Mandate) => void {
  const client = useQueryClient();
  return (mandate) => client.setQueryData(oneMandate(mandate.id).queryKey, mandate);
}
