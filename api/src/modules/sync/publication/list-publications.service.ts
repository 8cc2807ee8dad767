import { dayOf } from '@pignon/shared/domain/common/day';
import { nextRun } from '@pignon/shared/domain/sync/portal.rules';
import { refusals } from '@pignon/shared/domain/sync/preflight';
import { readAgency } from '../../agency/agency.repo';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';
import { publicationsOf } from './publication.repo';
import type { Queryable } from '../../../db/db';
import type { PropertyPortal } from '@pignon/shared/domain/sync/sync.schema';

/** Lists the portals that have a property or get it next. */
export async function listPublications(db: Queryable, reference: string): Promise<PropertyPortal[]> {
  const [property, agency] = await Promise.all([getPropertyOrThrow(db, reference), readAgency(db)]);
  const [day, now] = [dayOf(), new Date()];
  return (await publicationsOf(db, reference)).map(({ times, ...portal }) => ({
    ...portal,
    nextRun: nextRun({ enabled: portal.enabled, times }, now),
    blocking: refusals(property, portal.kind, agency, day),
  }));
}
