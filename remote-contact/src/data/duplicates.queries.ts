import { useCall, type CallInput } from '@pignon/shared/api';

export type DuplicatesQuery = CallInput<'POST contact/duplicates'>['body'];

/** Who may be the same person as somebody who is being typed; asked only once there is something to compare. */
export function useDuplicates(query: DuplicatesQuery | null) {
  return useCall('POST contact/duplicates', { body: query ?? {} }, { enabled: query !== null, keepPrevious: true });
}
