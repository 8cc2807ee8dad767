import { call, keepPreviousData, useQuery } from '@pignon/shared/api';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { Pair } from '../features/matches/match-matrix';

/** Maximum number of properties per request. */
const BATCH_SIZE = 100;

async function fetchPairs(contact: Contact, references: readonly string[], signal: AbortSignal): Promise<Pair[]> {
  const body = { references: [...references], filters: contact.filters };
  const ranked = await call('POST property/rank', { query: {}, body }, { signal });
  return ranked.map(({ reference, score, reasons }) => ({ contactId: contact.id, reference, score, reasons }));
}

/** Scores properties against each customer's criteria: one request per customer. */
export function useCartMatches(customers: readonly Contact[], references: readonly string[]) {
  return useQuery({
    queryKey: ['cart pairs', customers.map(({ id, version }) => [id, version]), references],
    meta: { calls: ['POST property/rank'] },
    queryFn: async ({ signal }) =>
      (await Promise.all(customers.map((customer) => fetchPairs(customer, references, signal)))).flat(),
    enabled: customers.length > 0 && references.length > 0,
    // keeps the present scores while the cart changes
    placeholderData: keepPreviousData,
  });
}

/** The properties by reference, as lists show them. */
export function usePropertyNames(references: readonly string[]) {
  return useQuery({
    queryKey: ['cart property names', references],
    meta: { calls: ['POST property/byReferences'] },
    queryFn: async ({ signal }) => {
      const parts: PropertySummary[] = [];
      for (let from = 0; from < references.length; from += BATCH_SIZE) {
        const body = references.slice(from, from + BATCH_SIZE);
        parts.push(...(await call('POST property/byReferences', { body }, { signal })).content);
      }
      return new Map(parts.map((property) => [property.reference, property]));
    },
    placeholderData: keepPreviousData,
  });
}
