import type { AgencyRules } from '../property/compliance/advertised';
import { complianceProblems } from '../property/compliance/compliance';
import type { Property } from '../property/property.schema';
import { formatFindings } from './format-rules';
import type { PortalKind } from './sync.enums';
import type { Finding } from './sync.schema';

/**
 * What the law or a portal's format holds against sending a listing on a day, what blocks first; a place is named once,
 * by what weighs most on it.
 */
export function preflight(property: Property, kind: PortalKind, agency: AgencyRules, day: string): Finding[] {
  const found = [...complianceProblems(property, agency, day), ...formatFindings(property, kind)];
  const ordered = [
    ...found.filter(({ severity }) => severity === 'BLOCKING'),
    ...found.filter(({ severity }) => severity === 'WARNING'),
  ];
  return ordered.filter(({ path }, index) => ordered.findIndex((other) => other.path === path) === index);
}

export const isKeptBack = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'BLOCKING');
