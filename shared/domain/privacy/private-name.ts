import type { ContactType } from '../contact/contact.enums';

/**
 * True for a name that a customer must not read: an owner's, and anybody's where the answer does not say what that person
 * is to the agency (principals of a mandate, visitors).
 */
export function isPrivateName(types: readonly ContactType[] | undefined): boolean {
  return types === undefined || types.includes('OWNER');
}
