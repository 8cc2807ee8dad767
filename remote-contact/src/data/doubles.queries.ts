import { useCall, type CallInput } from '@pignon/shared/api';

export type DoublesAsked = CallInput<'POST contact/duplicates'>['body'];

/** Who may be the same person as somebody who is being typed; asked only once there is something to compare. */
export function useDoubles(asked: DoublesAsked | null) {
  return useCall('POST contact/duplicates', { body: asked ?? {} }, { enabled: asked !== null, keepPrevious: true });
}
