import { MAX_CART } from '@pignon/shared/domain/cart/cart.limits';
import { newDraftKey } from '@pignon/shared/domain/draft/draft-key';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { MAX_TOUR } from '@pignon/shared/domain/visit/tour.rules';
import { contactsInAddress, propertiesInAddress } from '../../data/address-records';

/** Address of a new tour with these properties; the contacts are offered as visitors. */
export function tourAddress(references: readonly string[], contactIds: readonly number[]): string {
  const query = new URLSearchParams();
  if (references.length > 0) query.set('properties', references.slice(0, MAX_TOUR).join(','));
  if (contactIds.length > 0) query.set('contact', contactIds.join(','));
  return `${paths.newTour}?${query.toString()}`;
}

/** Parses the query of a new tour. */
export function tourFromSearch(search: string): { references: string[]; contactIds: number[] } {
  const query = new URLSearchParams(search);
  return {
    references: propertiesInAddress(query.get('properties')).slice(0, MAX_TOUR),
    contactIds: contactsInAddress(query.get('contact')).slice(0, MAX_CART),
  };
}

/** Draft key of a new tour with these records. */
export const draftKeyOf = ({ references, contactIds }: ReturnType<typeof tourFromSearch>): string =>
  newDraftKey('tour', [...references, ...contactIds]);

/** The page of a tour. */
export const tourPath = (groupId: string): string => paths.tour(groupId);
