import { useMemo } from 'react';
import { contactName } from '../domain/contact/contact-name';
import { useCall } from './use-call';

/** Names of contacts by id; keeps loaded ones when ids are added. A missing contact has none. */
export function useContactNames(ids: readonly number[]): ReadonlyMap<number, string> | undefined {
  const body = [...ids].sort((a, b) => a - b);
  const { data } = useCall('POST contact/byIds', { body }, { enabled: ids.length > 0, keepPrevious: true });
  return useMemo(() => data && new Map(data.content.map((contact) => [contact.id, contactName(contact)])), [data]);
}
