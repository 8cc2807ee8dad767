import { dayOf } from '@pignon/shared/domain/common/day';
import { complianceProblems, isPublishable } from '@pignon/shared/domain/property/compliance/compliance';
import { complianceMentions } from '@pignon/shared/domain/property/compliance/mentions/mentions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { readAgency } from '../../agency/agency.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';

export function checkCompliance(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}/compliance', async ({ params: { reference }, query: { day = dayOf() } }) => {
    const [property, agency] = await Promise.all([getPropertyOrThrow(db, reference), readAgency(db)]);
    const problems = complianceProblems(property, agency, day);
    const mentions = complianceMentions(property, agency, day);
    return { day, publishable: isPublishable(problems), problems, mentions };
  });
}
