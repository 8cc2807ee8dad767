import type { RouteEntry } from '@pignon/shared/contract';
import { contactFromText } from '@pignon/shared/domain/contact/contact-from-text';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { UserPlusIcon } from '@pignon/shared/ui/core';
import type { OpenDialogFor } from '../creation-dialog';
import type { Choice } from './choice';

const NEW_CONTACT = paths.newContact;

/** « Créer le contact … » for a typed name, number or address; undefined without the right to create. */
export function createContactChoice(
  searchText: string,
  routes: readonly RouteEntry[],
  t: (key: string, values: { name: string }) => string,
  isPrivate: boolean,
  dialogFor: OpenDialogFor,
): Choice[] {
  const contact = contactFromText(searchText);
  if (!contact || !routes.some(({ path }) => path === NEW_CONTACT)) return [];
  const formAddress = `${NEW_CONTACT}?${new URLSearchParams({ ...contact }).toString()}`;
  return [
    {
      id: 'create contact',
      group: 'create',
      // on the client's screen the typed name is not repeated
      label: t(isPrivate ? 'search.createTyped' : 'search.createContact', { name: searchText.trim() }),
      icon: <UserPlusIcon />,
      does: { to: formAddress, instead: dialogFor(formAddress) },
    },
  ];
}
