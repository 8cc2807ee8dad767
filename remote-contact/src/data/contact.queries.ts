import { callQuery, useCall, useQueryClient, type CallInput } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';
import { useLocation } from '@pignon/shared/router';
import { useLoadingFlag } from '@pignon/shared/state';
import { isContactArea } from '../features/list/contact-list';

/** A page of contacts; asked for only under /contact and /crossed. The last page stays while the next one comes. */
export function useContacts(body: CallInput<'POST contact/find'>['body']) {
  const { pathname } = useLocation();
  const query = useCall('POST contact/find', { body }, { enabled: isContactArea(pathname), keepPrevious: true });
  useLoadingFlag('contacts', query.isFetching);
  useContactNews();
  return query;
}

/** Contacts for a card that stays on screen, whatever the address. */
export function useContactCard(body: CallInput<'POST contact/find'>['body']) {
  const query = useCall('POST contact/find', { body }, { keepPrevious: true, watch: true });
  useLoadingFlag('contacts', query.isFetching);
  useContactNews();
  return query;
}

/** One contact. */
export function useContact(id: number) {
  useContactNews();
  return useCall('GET contact/{id}', { params: { id } }, { enabled: Number.isSafeInteger(id) && id > 0 });
}

/** Reads a contact before its page is asked for. */
export function usePrefetchContact(): (id: number) => void {
  const client = useQueryClient();
  return (id) => {
    client.query(callQuery('GET contact/{id}', { params: { id } })).catch(() => undefined);
  };
}

/** Reads again what is on screen of contacts. */
export function useRefetchContacts(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['POST contact/find'] });
    void client.invalidateQueries({ queryKey: ['GET contact/{id}'] });
  };
}

/** What is on screen is read again when somebody saves or erases a contact. */
function useContactNews(): void {
  const readAgain = useRefetchContacts();
  useBusEvent('contact.saved', readAgain);
  useBusEvent('contact.erased', readAgain);
}
