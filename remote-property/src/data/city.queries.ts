import { useCall } from '@pignon/shared/api';

/** Names communes by INSEE code; the code itself while loading and when unknown. */
export function useCityNames(codes: readonly string[]): (insee: string) => string {
  const { data } = useCall('GET commune', { query: { insee: [...codes] } }, { enabled: codes.length > 0 });
  return (insee) => data?.find((commune) => commune.insee === insee)?.name ?? insee;
}
