import { PROPERTY_TYPES, TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import { defineList, oneOfParam, textParam, type ControlsOf, type StateOf } from '@pignon/shared/router';
import type { ListingsQuery } from '../../../data/sync.queries';

/** Filters: included, excluded, and included but blocked today. */
export const INCLUSION_FILTERS = ['ALL', 'YES', 'NO', 'BLOCKED'] as const;

/** Address of a portal's listings. */
export const LISTING_LIST = defineList({
  filters: {
    text: textParam('q', 100),
    included: oneOfParam(INCLUSION_FILTERS, 'ALL'),
    transactionType: oneOfParam(['ALL', ...TRANSACTION_TYPES], 'ALL'),
    propertyType: oneOfParam(['ALL', ...PROPERTY_TYPES], 'ALL'),
  },
  orderProperties: ['modifiedTime'],
  defaultOrder: { property: 'modifiedTime', direction: 'DESC' },
});

export type ListingControls = ControlsOf<typeof LISTING_LIST>;

/** The filters of the call that answers this state of the list. */
export function findListings({ filters }: Pick<StateOf<typeof LISTING_LIST>, 'filters'>): ListingsQuery {
  const { text, included, transactionType, propertyType } = filters;
  return {
    ...(text !== '' && { text }),
    ...(included === 'BLOCKED' && { blocked: 'true' }),
    ...((included === 'YES' || included === 'NO') && { included: included === 'YES' ? 'true' : 'false' }),
    ...(transactionType !== 'ALL' && { transactionType }),
    ...(propertyType !== 'ALL' && { propertyType }),
  };
}
