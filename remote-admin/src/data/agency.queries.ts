import { useCall } from '@pignon/shared/api';

/** Fetches the agency's data, including the texts of mandates. */
export const useAgency = () => useCall('GET agency', {});
