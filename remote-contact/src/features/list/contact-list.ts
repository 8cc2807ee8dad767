import type { CallInput } from '@pignon/shared/api';
import { CONTACT_ORDER, type ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { defineList, flagParam, idParam, oneOfParam, textParam, type StateOf } from '@pignon/shared/router';

/** Kinds of contact that have a tab, in its order; the address names them in lower case. */
export const TAB_TYPES = ['CUSTOMER', 'OWNER', 'TENANT', 'NOTARY', 'PARTNER', 'SUPPLIER'] as const;

export const ARCHIVE_CHOICES = ['ACTIVE', 'ARCHIVED', 'ALL'] as const;

/** What the address of the contact list may say beside the kind of contact. */
export const CONTACT_LIST = defineList({
  filters: {
    text: textParam(),
    negotiator: idParam(),
    archive: oneOfParam(ARCHIVE_CHOICES, 'ACTIVE'),
    hasFilters: { ...flagParam(), name: 'criteria' },
  },
  orderProperties: CONTACT_ORDER,
  defaultOrder: { property: 'modifiedTime', direction: 'DESC' },
});

export type ContactListState = StateOf<typeof CONTACT_LIST>;

/** The kind of contact that `/contact/list/:type?` names; null for all of them and for a kind that has no tab. */
export function typeOfPath(segment: string | undefined): ContactType | null {
  return TAB_TYPES.find((type) => type.toLowerCase() === segment?.toLowerCase()) ?? null;
}

/** Address of a tab of the list, with what else the list is narrowed to. */
export function pathOfType(type: ContactType | null, search = ''): string {
  return `/contact/list${type ? `/${type.toLowerCase()}` : ''}${search}`;
}

/** True where contacts may be read as a list: nobody else needs a page of them. */
export function isContactArea(pathname: string): boolean {
  return /^\/(contact|crossed)(\/|$)/.test(pathname);
}

/** The body of the call that answers this state of the list. */
export function findContacts(
  { filters, order, pageNumber, pageSize }: ContactListState,
  type: ContactType | null,
): CallInput<'POST contact/find'>['body'] {
  const { text, negotiator, archive, hasFilters } = filters;
  return {
    dto: {
      ...(text && { text }),
      ...(type && { contactType: [type] }),
      ...(negotiator && { negotiator }),
      ...(archive !== 'ALL' && { archived: archive === 'ARCHIVED' }),
      ...(hasFilters && { hasFilters }),
    },
    pageSize,
    pageNumber,
    order,
  };
}
