import { preflight } from '@pignon/shared/domain/sync/preflight';
import type { CheckedListing, Preflight } from '@pignon/shared/domain/sync/sync.schema';
import type { Queryable } from '../../db/db';
import { listingsOf } from './listing.repo';
import { readPortal } from './portal.repo';
import { unknownPortal } from './portal.service';

const MOST_SHOWN = 1000;

/** Holds every listing of a portal against what the portal and the law refuse; nothing is sent. */
export async function checkListings(db: Queryable, code: string): Promise<Preflight> {
  const portal = await readPortal(db, code);
  if (!portal) throw unknownPortal(code);
  const result = { portal: code, total: 0, readyCount: 0, blockedCount: 0 };
  const [ready, blocked]: [CheckedListing[], CheckedListing[]] = [[], []];
  for await (const properties of listingsOf(db, code, portal)) {
    for (const property of properties) {
      const findings = preflight(property, portal.kind);
      const holds = findings.some(({ severity }) => severity === 'BLOCKING');
      const list = holds ? blocked : ready;
      result.total += 1;
      result[holds ? 'blockedCount' : 'readyCount'] += 1;
      if (list.length < MOST_SHOWN) list.push({ reference: property.reference, title: property.title, findings });
    }
  }
  return { ...result, ready, blocked };
}
