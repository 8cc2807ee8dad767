import { useCall } from '@pignon/shared/api';

/** Who signs a mandate and what it lacks before it is signed. */
export const useSigningState = (id: number) => useCall('GET mandate/{id}/signing', { params: { id } });
