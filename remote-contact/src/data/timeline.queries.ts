import { useCall, type CallInput } from '@pignon/shared/api';

/** Fetches a page of a contact's timeline. */
export const useTimeline = (id: number, query: CallInput<'GET contact/{id}/timeline'>['query']) =>
  useCall('GET contact/{id}/timeline', { params: { id }, query }, { keepPrevious: true });
