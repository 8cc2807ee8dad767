import { useCall } from '@pignon/shared/api';

/** Fetches the legal statements of a property's advertisement and what it lacks today. */
export const useCompliance = (reference: string, options: { enabled?: boolean } = {}) =>
  useCall('GET property/{reference}/compliance', { params: { reference }, query: {} }, options);
