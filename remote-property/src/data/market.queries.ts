import { useCall } from '@pignon/shared/api';

/** How long a property has been on the market, and what others like it ask. */
export const usePropertyMarket = (reference: string) =>
  useCall('GET property/{reference}/market', { params: { reference } });
