import { useCall } from '@pignon/shared/api';

/** The property a mandate is of. */
export function useEntrusted(reference: string) {
  return useCall('GET property/{reference}', { params: { reference } }, { enabled: reference !== '' });
}
