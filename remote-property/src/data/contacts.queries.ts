import { call, useQuery, useQueryClient } from '@pignon/shared/api';
import { useBusEvent } from '@pignon/shared/bus';
import { contactName } from '@pignon/shared/domain/contact/contact-name';

const KEY = 'property contacts';

/** Names of contacts by id; those read already stay while one is added. A contact that is gone has none. */
export function useContactsById(ids: readonly number[]): ReadonlyMap<number, string> | undefined {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: [KEY] });
  useBusEvent('contact.saved', readAgain);
  useBusEvent('contact.erased', readAgain);
  const sorted = [...ids].sort((a, b) => a - b);
  const { data } = useQuery({
    queryKey: [KEY, sorted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
      const { content } = await call('POST contact/byIds', { body: sorted }, { signal });
      return new Map(content.map((contact) => [contact.id, contactName(contact)]));
    },
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  return data;
}
