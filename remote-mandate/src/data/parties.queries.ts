import { call, useCall, useQuery, useQueryClient } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';
import { contactName } from '@pignon/shared/domain/contact/contact-name';

/** The property a mandate is of. */
export function useEntrusted(reference: string) {
  return useCall('GET property/{reference}', { params: { reference } }, { enabled: reference !== '' });
}

/** Names of contacts by id; those read already stay while one is added. A contact that is gone has none. */
export function usePartyNames(ids: readonly number[]) {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: ['mandate parties'] });
  useBusEvent('contact.saved', readAgain);
  useBusEvent('contact.erased', readAgain);
  const sorted = [...ids].sort((a, b) => a - b);
  return useQuery({
    queryKey: ['mandate parties', sorted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
      const { content } = await call('POST contact/byIds', { body: sorted }, { signal });
      return new Map(content.map((contact) => [contact.id, contactName(contact)]));
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
}
