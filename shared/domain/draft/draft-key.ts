import { hashOf } from '../common/text/hash';

/** Characters of a key; {@link DraftKeySchema} allows some more. */
const MAX_LENGTH = 100;
const HASH_BASE = 36;

/**
 * Key of a draft about these records: `tour:new-V26-00042-17`. A longer one is cut and ends with a hash of the whole, so
 * that long lists that begin alike have different drafts.
 */
export function newDraftKey(kind: string, records: readonly (string | number)[]): string {
  const key = [`${kind}:new`, ...records].join('-');
  if (key.length <= MAX_LENGTH) return key;
  const ending = `-${hashOf(key).toString(HASH_BASE)}`;
  return key.slice(0, MAX_LENGTH - ending.length) + ending;
}
