import { CONTACT_LINK_TYPES, type ContactLinkType } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';

/** Groups contacts by kind of link, in the product's order; one may be in several. */
export function contactsByType(contactTypes: Property['contactTypes']): [ContactLinkType, number[]][] {
  return CONTACT_LINK_TYPES.map((type): [ContactLinkType, number[]] => [
    type,
    Object.entries(contactTypes)
      .filter(([, types]) => types.includes(type))
      .map(([id]) => Number(id)),
  ]).filter(([, ids]) => ids.length > 0);
}
