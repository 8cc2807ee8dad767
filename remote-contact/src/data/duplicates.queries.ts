import { useCall, type CallInput } from '@pignon/shared/api';

export type DuplicatesQuery = CallInput<'POST contact/duplicates'>['body'];

/** Fetches contacts that may be the person being typed; disabled while there is nothing to compare. */
export function useDuplicates(query: DuplicatesQuery | null) {
  return useCall('POST contact/duplicates', { body: query ?? {} }, { enabled: query !== null, keepPrevious: true });
}
