import type { PropertyStatus } from '../property.enums';
import { statusPredicate } from '../property-status-words';
import { blocking } from './advertisement';
import type { ComplianceProblem } from './compliance.schema';

/** Channels of publication: portal, message to a customer, print for a customer or the window. */
export type Release = 'PORTAL' | 'PROPOSAL' | 'PRINT';

interface ReleaseRule {
  statuses: readonly PropertyStatus[];
  reasonText: string;
}

/** A window card also shows the outcome: "Sous compromis", "Vendu". */
const RULES: Readonly<Record<Release, ReleaseRule>> = {
  PORTAL: { statuses: ['ACTIVE'], reasonText: 'seul un bien actif se diffuse' },
  PROPOSAL: { statuses: ['ACTIVE'], reasonText: 'seul un bien actif se propose' },
  PRINT: {
    statuses: ['ACTIVE', 'UNDER_OFFER', 'UNDER_CONTRACT', 'SOLD', 'RENTED'],
    reasonText: 'il ne s’imprime pas pour un client',
  },
};

/** Returns why a status forbids the release, about `subject`; null when it does not. */
export function offMarket(status: PropertyStatus, release: Release, subject = 'Ce bien'): ComplianceProblem | null {
  const { statuses, reasonText } = RULES[release];
  if (statuses.includes(status)) return null;
  return blocking('propertyStatus', `${subject} est ${statusPredicate(status)}\u00a0: ${reasonText}.`);
}

/**
 * Why a property may not be printed for customers or the window; empty when it may. `problems` are those of
 * `complianceProblems` on the day of printing.
 */
export function printRefusals(status: PropertyStatus, problems: readonly ComplianceProblem[]): ComplianceProblem[] {
  const statusRefusal = offMarket(status, 'PRINT');
  return [...(statusRefusal ? [statusRefusal] : []), ...problems.filter(({ severity }) => severity === 'BLOCKING')];
}
