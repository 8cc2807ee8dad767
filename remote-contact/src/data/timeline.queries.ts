import { useCall, useQueryClient, type CallInput } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';

/** A page of what happened with a contact; read again whenever something happens. */
export function useTimeline(id: number, query: CallInput<'GET contact/{id}/timeline'>['query']) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['GET contact/{id}/timeline'] });
  useBusEvent('event.saved', refresh);
  useBusEvent('visit.saved', refresh);
  useBusEvent('visit.deleted', refresh);
  useBusEvent('mandate.saved', refresh);
  useBusEvent('mandate.signed', refresh);
  useBusEvent('property.saved', refresh);
  useBusEvent('contact.saved', refresh);
  useBusEvent('contact.erased', refresh);
  return useCall('GET contact/{id}/timeline', { params: { id }, query }, { keepPrevious: true });
}
