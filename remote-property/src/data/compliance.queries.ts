import { useCall } from '@pignon/shared/api';

/** What an advertisement of a property says and lacks today. */
export const useCompliance = (reference: string, options: { enabled?: boolean } = {}) =>
  useCall('GET property/{reference}/compliance', { params: { reference }, query: {} }, options);
