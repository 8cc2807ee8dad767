import type { AgencyFields } from '../../agency/agency.schema';
import { DWELLINGS } from '../property-groups';
import type { Property } from '../property.schema';
import type { TenseZones } from '../zones/tense-zone';
import type { ComplianceProblem } from './compliance.schema';

/** Facts of a property used by the rules: as typed, and computed. */
export type Advertisement = Omit<Property, 'reference' | 'technicalId' | 'createdTime' | 'modifiedTime' | 'version'>;

export interface AgencyRules extends Pick<
  AgencyFields,
  'feeScale' | 'feeScaleUrl' | 'guarantor' | 'professionalCard' | 'rentControlEnd' | 'rentControlZones'
> {
  tenseZones: TenseZones;
}

/** A set of rules: returns the problems of an advertisement published on that day. */
export type ComplianceRules = (property: Advertisement, agency: AgencyRules, day: string) => ComplianceProblem[];

export const blocking = (path: string, message: string): ComplianceProblem => ({ path, severity: 'BLOCKING', message });
export const warning = (path: string, message: string): ComplianceProblem => ({ path, severity: 'WARNING', message });

/** Returns the problem as a list if its condition holds. */
export const problemIf = (isProblem: boolean, problem: ComplianceProblem): ComplianceProblem[] =>
  isProblem ? [problem] : [];

/** True for a dwelling. */
export const isDwelling = ({ propertyType }: Pick<Property, 'propertyType'>): boolean =>
  DWELLINGS.includes(propertyType);
