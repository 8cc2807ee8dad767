import { dayOf } from '@pignon/shared/domain/common/day';
import { isBlocked, preflight } from '@pignon/shared/domain/sync/preflight';
import type { CheckedListing, Preflight } from '@pignon/shared/domain/sync/sync.schema';
import type { Queryable } from '../../db/db';
import { readAgency } from '../agency/agency.repo';
import { listingsOf } from './listing.repo';
import { readPortal } from './portal.repo';
import { unknownPortal } from './portal.service';

const MAX_REPORTED = 1000;

/** Checks every listing of a portal against portal and law as of today; sends nothing. */
export async function checkListings(db: Queryable, code: string): Promise<Preflight> {
  const [portal, agency] = await Promise.all([readPortal(db, code), readAgency(db)]);
  if (!portal) throw unknownPortal(code);
  const day = dayOf();
  const counts = { total: 0, readyCount: 0, blockedCount: 0 };
  const lists: Record<'blocked' | 'warned' | 'clean', CheckedListing[]> = { blocked: [], warned: [], clean: [] };
  for await (const properties of listingsOf(db, code, portal)) {
    for (const property of properties) {
      const findings = preflight(property, portal.kind, agency, day);
      const isListingBlocked = isBlocked(findings);
      const list = lists[isListingBlocked ? 'blocked' : findings.length > 0 ? 'warned' : 'clean'];
      counts.total += 1;
      counts[isListingBlocked ? 'blockedCount' : 'readyCount'] += 1;
      if (list.length < MAX_REPORTED) list.push({ reference: property.reference, title: property.title, findings });
    }
  }
  // listings with warnings first, so that the limit leaves out those without
  const ready = [...lists.warned, ...lists.clean].slice(0, MAX_REPORTED);
  return { portal: code, ...counts, ready, blocked: lists.blocked };
}
