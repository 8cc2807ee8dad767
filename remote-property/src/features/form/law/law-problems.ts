import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { valueAt } from '@pignon/shared/domain/form/values';
import { complianceProblems } from '@pignon/shared/domain/property/compliance/compliance';
import type { ComplianceProblem } from '@pignon/shared/domain/property/compliance/compliance.schema';
import { draftOf, type PropertyValues } from '../property-values';
import { clearUnreadable } from '../clear-unreadable';
import { sectionOf } from '../sections/sections';

/** A legal problem of the form's values; `missing` where the field is still empty. */
export interface LawProblem extends ComplianceProblem {
  missing: boolean;
}

/** Facts about a property outside its form. */
export interface OutsideFacts {
  /** Price of the mandate in force; null without one. */
  mandatePrice?: number | null;
}

/** Checks the advertisement as typed against the law, except mandate and photos, which are not in the form. */
export function lawProblems(
  values: PropertyValues,
  agency: Agency,
  day: string,
  { mandatePrice = null }: OutsideFacts = {},
): LawProblem[] {
  const draft = clearUnreadable(draftOf(values));
  const outsideFacts = { media: [], mandateStatus: null, mandateType: null, price: null, mandatePrice };
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  return complianceProblems({ ...draft, ...outsideFacts }, agency, day)
    .filter(({ path }) => sectionOf(path) !== undefined)
    .map((problem) => ({ ...problem, missing: isEmpty(valueAt(draft, problem.path)) }));
}
