import type { ContactType } from '../contact/contact.enums';
import { contactName } from '../contact/contact-name';

/**
 * True for a name that a customer must not read: an owner's, and anybody's where the answer does not say what that person
 * is to the agency (principals of a mandate, visitors).
 */
export function isPrivateName(types: readonly ContactType[] | undefined): boolean {
  return types === undefined || types.includes('OWNER');
}

type Named = Parameters<typeof contactName>[0] & { contactType?: readonly ContactType[] };

/**
 * The name that a screen says where it cannot be masked. Undefined where only the number may be said: while a customer
 * looks on (`masked`), for a name that is private; and for a contact that cannot be read.
 */
export function spokenName(contact: Named | undefined, masked: boolean): string | undefined {
  if (!contact || (masked && isPrivateName(contact.contactType))) return undefined;
  return contactName(contact);
}
