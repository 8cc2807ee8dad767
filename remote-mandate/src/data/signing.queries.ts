import { useCall } from '@pignon/shared/api';

/** Fetches the signatories of a mandate and what it lacks. */
export const useSigningState = (id: number) => useCall('GET mandate/{id}/signing', { params: { id } });
