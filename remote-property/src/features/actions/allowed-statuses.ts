import { PROPERTY_STATUSES, type PropertyStatus } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';

type StatusInput = Pick<Property, 'transactionType' | 'propertyStatus'>;

/** Statuses that a property may get: no sale is let and no letting is sold; the current one stays listed. */
export function statusesFor({ transactionType, propertyStatus }: StatusInput): PropertyStatus[] {
  const other: PropertyStatus = transactionType === 'RENT' ? 'SOLD' : 'RENTED';
  return PROPERTY_STATUSES.filter((status) => status !== other || status === propertyStatus);
}
