import * as paths from '@pignon/shared/domain/navigation/paths';
import { cutText } from '@pignon/shared/domain/common/text/characters';
import { CONTACT_TYPES, type ContactType } from '@pignon/shared/domain/contact/contact.enums';
import type { TypedContact } from '@pignon/shared/domain/contact/contact-from-text';
import { isEmail } from '@pignon/shared/domain/contact/email';
import { readPhone } from '@pignon/shared/domain/contact/phone/phone';

const MAX_LETTERS = 100;

/** Query of `/contact/new?…`. */
export interface NewContactAddress {
  type: ContactType;
  /** Values from the address; invalid ones are omitted. */
  known: TypedContact;
  /** The request of a form that waits for the contact. */
  requestId: string | null;
}

const typeOf = (segment: string | null): ContactType =>
  CONTACT_TYPES.find((type) => type.toLowerCase() === segment) ?? 'CUSTOMER';

function knownOf(search: URLSearchParams): TypedContact {
  const name = search.get('name')?.trim();
  const phone = readPhone(search.get('phone') ?? '');
  const email = search.get('email') ?? '';
  return {
    ...(name && { name: cutText(name, MAX_LETTERS) }),
    ...(phone && { phone }),
    ...(isEmail(email) && { email }),
  };
}

/** Address of the form for a new contact; of a customer without type. */
export const newContactPath = (type: ContactType | null): string =>
  `${paths.newContact}${type === null ? '' : `?type=${type.toLowerCase()}`}`;

/** Reads the query of `/contact/new`. */
export const readNewContact = (search: URLSearchParams): NewContactAddress => ({
  type: typeOf(search.get('type')),
  known: knownOf(search),
  requestId: search.get('asked'),
});
