import { callQuery, useCall, useQueryClient, type CallInput } from '@pignon/shared/api';
import { useLocation } from '@pignon/shared/router';
import { useLoadingFlag } from '@pignon/shared/state';
import { isContactArea } from '../features/list/contact-list';

/** A page of contacts; used only under /contact and /crossed. Keeps the last page while the next one loads. */
export function useContacts(body: CallInput<'POST contact/find'>['body']) {
  const { pathname } = useLocation();
  const query = useCall('POST contact/find', { body }, { enabled: isContactArea(pathname), keepPrevious: true });
  useLoadingFlag('contacts', query.isFetching);
  return query;
}

/** Counts the contacts of a list tab; fetched only on the list's page. */
export function useContactCount(dto: CallInput<'POST contact/find'>['body']['dto']): number | undefined {
  const { pathname } = useLocation();
  const body = { dto, pageSize: 1 };
  const { data } = useCall(
    'POST contact/find',
    { body },
    { enabled: isContactArea(pathname), keepPrevious: true, watch: true },
  );
  return data?.page.totalElements;
}

/** Contacts to call back, for the home page: a call of its own, as the list is not loaded there. */
export function useFollowUps(body: CallInput<'POST contact/follow-up/find'>['body']) {
  const query = useCall('POST contact/follow-up/find', { body }, { keepPrevious: true, watch: true });
  useLoadingFlag('contacts', query.isFetching);
  return query;
}

/** Fetches one contact. */
export function useContact(id: number) {
  return useCall('GET contact/{id}', { params: { id } }, { enabled: Number.isSafeInteger(id) && id > 0 });
}

/** Fetches a contact before its page opens. */
export function usePrefetchContact(): (id: number) => void {
  const client = useQueryClient();
  return (id) => {
    client.query(callQuery('GET contact/{id}', { params: { id } })).catch(() => undefined);
  };
}
