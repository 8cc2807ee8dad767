import { useCall } from '@pignon/shared/api';

/** Names communes by their INSEE codes; undefined for one that is unknown or still on its way. */
export function useCityNames(codes: readonly string[]): (insee: string) => string | undefined {
  const { data } = useCall('GET commune', { query: { insee: [...codes] } }, { enabled: codes.length > 0 });
  return (insee) => data?.find((commune) => commune.insee === insee)?.name;
}
