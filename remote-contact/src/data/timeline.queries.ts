import { useCall, type CallInput } from '@pignon/shared/api';

/** A page of what happened with a contact. */
export const useTimeline = (id: number, query: CallInput<'GET contact/{id}/timeline'>['query']) =>
  useCall('GET contact/{id}/timeline', { params: { id }, query }, { keepPrevious: true });
