import { useCall } from '@pignon/shared/api';

/** What the agency says of itself, the texts of its mandates too. */
export const useAgency = () => useCall('GET agency', {});
