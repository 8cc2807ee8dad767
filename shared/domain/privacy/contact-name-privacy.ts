import type { ContactType } from '../contact/contact.enums';
import { contactName } from '../contact/contact-name';

/** True for a private name: an owner's, and any whose relation is not in the response (principals, visitors). */
export function isPrivateName(types: readonly ContactType[] | undefined): boolean {
  return types === undefined || types.includes('OWNER');
}

type Named = Parameters<typeof contactName>[0] & { contactType?: readonly ContactType[] };

/**
 * Name where it cannot be masked. Undefined for a private name on the client's screen (`masked`), where only the number
 * may appear, and for an unreadable contact.
 */
export function unmaskedName(contact: Named | undefined, masked: boolean): string | undefined {
  if (!contact || (masked && isPrivateName(contact.contactType))) return undefined;
  return contactName(contact);
}
