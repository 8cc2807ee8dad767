import { useQueryClient, callQuery, type Received } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { Property } from '@pignon/shared/domain/property/property.schema';

/** Keeps what the API gave after saving, so that its page is drawn at once, and tells the rest of the product. */
export function useTellSaved(): (property: Received<Property>) => void {
  const client = useQueryClient();
  return (property) => {
    const { reference } = property;
    client.setQueryData(callQuery('GET property/{reference}', { params: { reference } }).queryKey, property);
    bus.publish('property.saved', { reference });
  };
}
