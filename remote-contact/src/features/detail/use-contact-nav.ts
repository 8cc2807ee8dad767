import { useCall } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { readListUrl, useListWalk, useMissingPage, type ListWalk } from '@pignon/shared/router';
import { contactScope } from '../../data/contact-scope';
import { CONTACT_LIST, findContacts, typeOfPath } from '../list/contact-list';

/** Navigation through the list from which the contact was opened, across its pages. */
export function useContactNav(contactId: number): ListWalk | null {
  const walk = useListWalk(contactScope, String(contactId), (to) => paths.contact(to));
  const scope = walk?.scope;
  const pageNumber = walk?.missingPage ?? null;
  const [path = '', query = ''] = scope?.address.split('?') ?? [];
  const list = readListUrl(query, CONTACT_LIST);
  const body = findContacts({ ...list, pageNumber: pageNumber ?? 0 }, typeOfPath(path.split('/')[3]));
  const { data } = useCall('POST contact/find', { body }, { enabled: pageNumber !== null });
  useMissingPage(contactScope, walk, data, (row) => String(row.id));
  return walk;
}
