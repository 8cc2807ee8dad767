import { useCall } from '@pignon/shared/api';

const LOADING_TEXT = '…';

/** Names communes by INSEE code: an ellipsis while loading, undefined for an unknown code. */
export function useCityNames(codes: readonly string[]): (insee: string) => string | undefined {
  const { data, isPending } = useCall('GET commune', { query: { insee: [...codes] } }, { enabled: codes.length > 0 });
  return (insee) => (isPending ? LOADING_TEXT : data?.find((commune) => commune.insee === insee)?.name);
}
