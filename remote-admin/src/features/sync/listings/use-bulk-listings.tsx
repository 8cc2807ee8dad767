import { useRef, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { CheckedListing, Listing } from '@pignon/shared/domain/sync/sync.schema';
import { Link } from '@pignon/shared/router';
import { useBulk, type BulkChange, type BulkResult } from '@pignon/shared/ui/list';
import { FindingList } from '../finding-list';
import styles from '../sync.module.css';

/** Included, excluded, or left to the portal's rule. */
export interface ListingFields {
  included: boolean | null;
}

type Change = BulkChange<ListingFields>;

/** A selection has no version: the last write wins. */
export const NO_VERSION = 1;

/** True when nothing changed on the server. */
const isUnchanged = (error: unknown): boolean => (error as { status?: number }).status === 304;

async function send(portal: string, changes: readonly Change[]): Promise<readonly CheckedListing[]> {
  const input = changes.map(({ id, fields }) => ({ reference: id, included: fields.included }));
  try {
    const body = { changes: input };
    return (await call('PATCH sync/{portal}/listings', { params: { portal }, body })).blocked;
  } catch (error) {
    if (isUnchanged(error)) return [];
    throw error;
  }
}

/**
 * Includes or excludes many properties on a portal, and lists refusals with a link to fix them. Remembers the former
 * selection of loaded rows for undo.
 */
export function useBulkListings(portal: string) {
  const choices = useRef(new Map<string, boolean | null>());
  const refusedListings = useRef(new Map<string, CheckedListing>());
  const resultOf = ({ id }: Change): BulkResult<ListingFields> => {
    const listing = refusedListings.current.get(id);
    const known = choices.current.get(id);
    return {
      id,
      outcome: listing ? 'REFUSED' : 'CHANGED',
      message: null,
      version: NO_VERSION,
      before: listing || known === undefined ? null : { included: known },
    };
  };
  const bulk = useBulk<ListingFields>({
    area: 'property',
    send: async (changes) => {
      for (const { id } of changes) refusedListings.current.delete(id);
      for (const listing of await send(portal, changes)) refusedListings.current.set(listing.reference, listing);
      const results = changes.map(resultOf);
      // rows that are not on screen are not read again: the next undo starts from what was written now
      for (const { id, fields } of changes)
        if (!refusedListings.current.has(id)) choices.current.set(id, fields.included);
      return results;
    },
  });
  const linkOf = (reference: string): ReactNode => (
    <span className={styles.refused}>
      <Link to={paths.property(reference)}>{reference}</Link>
      <FindingList reference={reference} findings={refusedListings.current.get(reference)?.findings ?? []} />
    </span>
  );
  const remember = (listings: readonly Pick<Listing, 'reference' | 'choice'>[]) => {
    for (const { reference, choice } of listings) choices.current.set(reference, choice);
  };
  return { bulk, linkOf, remember };
}
