import { dayOf } from '@pignon/shared/domain/common/day';
import { nextRun } from '@pignon/shared/domain/sync/portal.rules';
import { refusals } from '@pignon/shared/domain/sync/preflight';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { readAgency } from '../../agency/agency.repo';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';
import { publicationsOf } from './publication.repo';

export function listPublications(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}/portals', async ({ params: { reference } }) => {
    const [property, agency] = await Promise.all([getPropertyOrThrow(db, reference), readAgency(db)]);
    const [day, now] = [dayOf(), new Date()];
    return (await publicationsOf(db, reference)).map(({ times, ...portal }) => ({
      ...portal,
      nextRun: nextRun({ enabled: portal.enabled, times }, now),
      blocking: refusals(property, portal.kind, agency, day),
    }));
  });
}
