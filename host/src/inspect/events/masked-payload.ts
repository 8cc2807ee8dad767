import type { BusEvent } from '@pignon/shared/bus';

/** Payload fields without personal data: ids, kinds and states of the interface. */
const IMPERSONAL_FIELDS = new Set([
  ...['reference', 'propertyRef', 'contactId', 'mandateId', 'visitId', 'groupId', 'eventId', 'proposalId', 'runId'],
  ...['id', 'kind', 'kinds', 'owner', 'portal', 'private', 'mode', 'reason', 'remote', 'errorId', 'before', 'after'],
  'seconds',
]);

const MASK = '•••';

/**
 * Serializes a payload. On the client's screen only values known to name nobody are shown: sentences, addresses and
 * names are masked.
 */
export function maskedPayload({ payload }: Pick<BusEvent, 'payload'>, isPrivate: boolean): string {
  if (!isPrivate) return JSON.stringify(payload);
  const maskedFields = Object.entries(payload).map(([field, value]: [string, unknown]) => [
    field,
    IMPERSONAL_FIELDS.has(field) ? value : MASK,
  ]);
  return JSON.stringify(Object.fromEntries(maskedFields));
}
