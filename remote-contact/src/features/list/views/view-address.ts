import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { viewAddresses } from '@pignon/shared/ui/list';
import { CONTACT_LIST, pathOfType, typeOfPath } from '../contact-list';

/** Views of contacts include the tab, which the list's address has in its path. */
export const { addressToKeep, readAddress, addressOf, isChanged, savedIn, withoutSaved } = viewAddresses({
  list: CONTACT_LIST,
  write: (type: ContactType | null) => (type ? `type=${type.toLowerCase()}` : ''),
  read: (params) => typeOfPath(params.get('type') ?? undefined),
  pathOf: pathOfType,
});
