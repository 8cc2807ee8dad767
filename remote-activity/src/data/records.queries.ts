import { callQuery, keepPreviousData, useQuery, type CallReply } from '@pignon/shared/api';

/* outside the hooks: one map per response, not per render */
const byReference = ({ content }: CallReply<'POST property/byReferences'>) =>
  new Map(content.map((property) => [property.reference, property]));
const byId = ({ content }: CallReply<'POST contact/byIds'>) => new Map(content.map((contact) => [contact.id, contact]));

/** Properties by reference; deleted ones are missing. */
export function usePropertiesByReference(references: readonly string[]) {
  return useQuery({
    ...callQuery('POST property/byReferences', { body: [...references].sort() }),
    select: byReference,
    enabled: references.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Contacts by id; deleted ones are missing. */
export function useContactsById(ids: readonly number[]) {
  return useQuery({
    ...callQuery('POST contact/byIds', { body: [...ids].sort((a, b) => a - b) }),
    select: byId,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
