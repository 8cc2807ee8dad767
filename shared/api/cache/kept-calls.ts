import type { CallKey } from '../../domain/calls/call-table';

/** The three local stores. */
export const STORE_NAMES = ['properties', 'contacts', 'media'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/**
 * Reading calls whose answers stay on the machine, and the store each belongs to: `properties` has the properties and what
 * hangs on them, `contacts` the people, colleagues and oneself included, `media` the signed addresses. What is not here is
 * read from the server or not at all: search as one types, the journal, accounts, exports, papers.
 */
const KEPT_CALLS: { readonly [K in CallKey]?: StoreName } = {
  'POST property/find': 'properties',
  'GET property/{reference}': 'properties',
  'POST property/byReferences': 'properties',
  'GET property/byContact/{contactId}': 'properties',
  'GET property/{reference}/compliance': 'properties',
  'GET property/{reference}/history': 'properties',
  'POST property/cube': 'properties',
  'POST property/facets': 'properties',
  'POST mandate/find': 'properties',
  'GET mandate/{id}': 'properties',
  'POST visit/find': 'properties',
  'GET visit/group/{groupId}': 'properties',
  'POST event/me': 'properties',
  'POST event': 'properties',
  'POST contact/find': 'contacts',
  'GET contact/{id}': 'contacts',
  'POST contact/byIds': 'contacts',
  'POST property/rank': 'contacts',
  'POST contact/rank': 'contacts',
  'GET user/me': 'contacts',
  'GET user': 'contacts',
  'GET agency': 'contacts',
  'GET commune': 'contacts',
  'GET media/{owner}/{reference}': 'media',
  'GET media/{owner}/{reference}/{size}/{path}': 'media',
};

/** Where answers under this query key are kept; undefined when they are not. */
export function storeOf(queryKey: readonly unknown[]): StoreName | undefined {
  return (KEPT_CALLS as Record<string, StoreName | undefined>)[String(queryKey[0])];
}

/** What a store may hold. Ages in milliseconds, sizes in characters of JSON. */
export const BOUNDS: Readonly<Record<StoreName, { entries: number; characters: number; age: number }>> = {
  properties: { entries: 600, characters: 12_000_000, age: 14 * 86_400_000 },
  contacts: { entries: 400, characters: 8_000_000, age: 14 * 86_400_000 },
  media: { entries: 3_000, characters: 2_000_000, age: 2 * 86_400_000 },
};

/** A single answer beyond this is not kept, in characters of JSON. */
export const LARGEST_ANSWER = 1_000_000;
