import type { AgencyRules } from '../property/compliance/advertisement';
import { complianceProblems } from '../property/compliance/compliance';
import { offMarket } from '../property/compliance/release';
import type { Property } from '../property/property.schema';
import { formatFindings } from './format-rules';
import type { PortalKind } from './sync.enums';
import type { Finding } from './sync.schema';

/** Checks a listing against law and format on a day, blocking findings first; one finding per path, the most severe. */
export function preflight(property: Property, kind: PortalKind, agency: AgencyRules, day: string): Finding[] {
  const found: Finding[] = [
    ...complianceProblems(property, agency, day).map((problem) => ({ ...problem, source: 'LAW' as const })),
    ...formatFindings(property, kind).map((finding) => ({ ...finding, source: 'PORTAL' as const })),
  ];
  const ordered = [
    ...found.filter(({ severity }) => severity === 'BLOCKING'),
    ...found.filter(({ severity }) => severity === 'WARNING'),
  ];
  return ordered.filter(({ path }, index) => ordered.findIndex((other) => other.path === path) === index);
}

export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'BLOCKING');

/** Why a property may not be added to a portal on a day; empty when it may. */
export function refusals(property: Property, kind: PortalKind, agency: AgencyRules, day: string): Finding[] {
  const statusRefusal = offMarket(property.propertyStatus, 'PORTAL');
  const found = preflight(property, kind, agency, day).filter(({ severity }) => severity === 'BLOCKING');
  return statusRefusal ? [statusRefusal, ...found] : found;
}
