import type { RouteEntry } from '@pignon/shared/contract';
import { contactFromText } from '@pignon/shared/domain/contact/contact-from-text';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { UserPlusIcon } from '@pignon/shared/ui/core';
import type { DialogFor } from '../creation';
import type { Choice } from './choice';

const NEW_CONTACT = paths.newContact;

/** « Créer le contact … » for a name, a telephone number or an address that was typed; none for who may not create one. */
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
      // in front of a customer nothing repeats the name that is looked for
      label: t(isPrivate ? 'search.createTyped' : 'search.createContact', { name: typed.trim() }),
      icon: <UserPlusIcon />,
      does: { to, instead: dialogFor(to) },
    },
  ];
}
