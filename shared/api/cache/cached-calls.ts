import type { LocalStore } from '../../domain/calls/local-stores';
import { CACHED_CALLS } from '../cached-calls.generated';

/** Names the store that caches this query key; undefined when it is not cached. */
export function storeOf(queryKey: readonly unknown[]): LocalStore | undefined {
  return CACHED_CALLS[String(queryKey[0])];
}

/** Limits of each store. Ages in milliseconds, sizes in characters of JSON. */
export const BOUNDS: Readonly<Record<LocalStore, { entries: number; characters: number; age: number }>> = {
  properties: { entries: 600, characters: 12_000_000, age: 14 * 86_400_000 },
  contacts: { entries: 400, characters: 8_000_000, age: 14 * 86_400_000 },
  media: { entries: 3_000, characters: 2_000_000, age: 2 * 86_400_000 },
};

/** Maximum length of a stored response, in characters of JSON. */
export const MAX_RESPONSE_BYTES = 1_000_000;
