import { dayOf } from '@pignon/shared/domain/common/day';
import { complianceProblems, isPublishable } from '@pignon/shared/domain/property/compliance/compliance';
import { complianceMentions } from '@pignon/shared/domain/property/compliance/mentions/mentions';
import { readAgency } from '../../agency/agency.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';
import type { Compliance } from '@pignon/shared/domain/property/compliance/compliance.schema';
import type { Queryable } from '../../../db/db';

/** Checks whether law and the agency's fee scale allow advertising a property on a day; returns the findings. */
export async function checkCompliance(db: Queryable, reference: string, day: string = dayOf()): Promise<Compliance> {
  const [property, agency] = await Promise.all([getPropertyOrThrow(db, reference), readAgency(db)]);
  const problems = complianceProblems(property, agency, day);
  const mentions = complianceMentions(property, agency, day);
  return { day, publishable: isPublishable(problems), problems, mentions };
}
