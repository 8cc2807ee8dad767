import { useCall } from '@pignon/shared/api';

/** Fetches a property's time on market and the prices of similar ones. */
export const usePropertyMarket = (reference: string) =>
  useCall('GET property/{reference}/market', { params: { reference } });
