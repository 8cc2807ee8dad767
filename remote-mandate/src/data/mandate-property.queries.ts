import { useCall } from '@pignon/shared/api';

/** The property a mandate is of. */
export function useMandateProperty(reference: string) {
  return useCall('GET property/{reference}', { params: { reference } }, { enabled: reference !== '' });
}
