import type { RouteEntry } from '@pignon/shared/contract';
import { contactFromText } from '@pignon/shared/domain/contact/contact-from-text';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { UserPlusIcon } from '@pignon/shared/ui/core';
import type { DialogFor } from '../creation-dialog';
import type { Choice } from './choice';

const NEW_CONTACT = paths.newContact;

/** « Créer le contact … » for a typed name, number or address; undefined without the right to create. */
export function createContactChoice(
  typed: string,
  routes: readonly RouteEntry[],
  t: (key: string, values: { name: string }) => string,
  isPrivate: boolean,
  dialogFor: DialogFor,
): Choice[] {
  const contact = contactFromText(typed);
  if (!contact || !routes.some(({ path }) => path === NEW_CONTACT)) return [];
  const to = `${NEW_CONTACT}?${new URLSearchParams({ ...contact }).toString()}`;
  return [
    {
      id: 'create contact',
      group: 'create',
      // on the client's screen the typed name is not repeated
      label: t(isPrivate ? 'search.createTyped' : 'search.createContact', { name: typed.trim() }),
      icon: <UserPlusIcon />,
      does: { to, instead: dialogFor(to) },
    },
  ];
}
