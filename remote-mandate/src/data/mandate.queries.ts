import { useCall, useQueryClient, type CallInput } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';
import { useLoadingFlag } from '@pignon/shared/state';

/** A page of mandates; the last page stays while the next one comes, and signatures refresh it. */
export function useMandates(body: CallInput<'POST mandate/find'>['body']) {
  const client = useQueryClient();
  const query = useCall('POST mandate/find', { body }, { keepPrevious: true });
  const readAgain = () => void client.invalidateQueries({ queryKey: ['POST mandate/find'] });
  useLoadingFlag('mandates', query.isFetching);
  useBusEvent('mandate.saved', readAgain);
  useBusEvent('mandate.signed', readAgain);
  return query;
}
