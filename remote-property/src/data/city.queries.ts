import { useCall } from '@pignon/shared/api';

/** Names communes by their INSEE codes; while the names are on their way, and for an unknown one, it is the code. */
export function useCityNames(codes: readonly string[]): (insee: string) => string {
  const { data } = useCall('GET commune', { query: { insee: [...codes] } }, { enabled: codes.length > 0 });
  return (insee) => data?.find((commune) => commune.insee === insee)?.name ?? insee;
}
