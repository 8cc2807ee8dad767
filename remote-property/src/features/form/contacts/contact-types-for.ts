import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { CONTACT_LINK_TYPES, type ContactLinkType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';

/** Roles in a sale other than its parties. */
const HELPERS: readonly ContactLinkType[] = ['NOTARY', 'PARTNER', 'SUPPLIER'];

/**
 * Most likely link of a contact to the property: an owner owns it, a notary stays a notary, the first contact is its
 * owner.
 */
export function contactTypesFor(
  known: readonly ContactType[],
  currentTypes: PropertyFields['contactTypes'],
): ContactLinkType[] {
  const types = CONTACT_LINK_TYPES.filter((type) => (known as readonly string[]).includes(type));
  const hasOwner = Object.values(currentTypes).some((links) => links.includes('OWNER'));
  if (types.includes('OWNER') || (!hasOwner && !types.some((type) => HELPERS.includes(type)))) return ['OWNER'];
  return [types.find((type) => HELPERS.includes(type)) ?? types[0] ?? 'OWNER'];
}
