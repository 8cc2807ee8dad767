import { useCall } from '@pignon/shared/api';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';

const asQuery = (strict: boolean) => (strict ? { strict: 'true' as const } : {});

/** Fetches properties matching criteria, best first; `unseenBy` excludes those proposed to that contact. */
export function useRankedProperties(filters: readonly Criterion[], strict: boolean, unseenBy?: number) {
  return useCall(
    'POST property/rank',
    { query: asQuery(strict), body: { filters: [...filters], ...(unseenBy === undefined ? {} : { unseenBy }) } },
    { enabled: filters.length > 0, keepPrevious: true },
  );
}

/** Customers matching a property, best first; `unseen` hides those it was proposed to. */
export function useRankedContacts(reference: string, strict: boolean, unseen = false) {
  return useCall(
    'POST contact/rank',
    { query: asQuery(strict), body: { reference, ...(unseen ? { unseen } : {}) } },
    { enabled: reference !== '', keepPrevious: true },
  );
}

/** Fetches customers whom a property suits at its lower price only, best first. */
export function useNewlyMatching({ reference, ...prices }: { reference: string; before: number; after: number }) {
  return useCall('POST property/{reference}/newly-matching', { params: { reference }, body: prices });
}
