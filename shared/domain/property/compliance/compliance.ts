import type { Advertisement, AgencyRules } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';
import { energyRules } from './energy-rules';
import { listingRules } from './listing-rules';
import { mandatePriceRules } from './mandate-price-rules';
import { payerRules } from './payer-rules';
import { rentalRules } from './rental-rules';
import { saleRules } from './sale-rules';
import { visitPapersRules } from './visit-papers-rules';

const RULES = [listingRules, mandatePriceRules, saleRules, payerRules, rentalRules, energyRules, visitPapersRules];

/**
 * Legal and fee-scale problems of advertising a property on a day, blocking ones first. Whether its status allows
 * advertising (sold, draft, withdrawn) is the publisher's decision.
 */
export function complianceProblems(property: Advertisement, agency: AgencyRules, day: string): ComplianceProblem[] {
  const problems = RULES.flatMap((rules) => rules(property, agency, day));
  const of = (severity: ComplianceProblem['severity']) => problems.filter((problem) => problem.severity === severity);
  return [...of('BLOCKING'), ...of('WARNING')];
}

export const isPublishable = (problems: readonly ComplianceProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'BLOCKING');
