import { useCall } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import { lettingBoundsOf, type LettingBounds } from '@pignon/shared/domain/mandate/letting/letting-terms';
import { useMandateProperty } from './mandate-property.queries';

/** Returns the legal bounds of a letting mandate for this property; empty until loaded, as the server checks again. */
export function useLettingBounds(reference: string): LettingBounds {
  const { data: property } = useMandateProperty(reference);
  const isLet = property?.transactionType === 'RENT';
  const { data: agency } = useCall('GET agency', {}, { enabled: isLet });
  return isLet && agency ? lettingBoundsOf(property, agency, dayOf()) : {};
}
