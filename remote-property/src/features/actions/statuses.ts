import { PROPERTY_STATUSES, type PropertyStatus } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';

type Offered = Pick<Property, 'transactionType' | 'propertyStatus'>;

/** What a property may become: nothing for sale is let, nothing to let is sold; what it is stays in the list. */
export function statusesFor({ transactionType, propertyStatus }: Offered): PropertyStatus[] {
  const other: PropertyStatus = transactionType === 'RENT' ? 'SOLD' : 'RENTED';
  return PROPERTY_STATUSES.filter((status) => status !== other || status === propertyStatus);
}
