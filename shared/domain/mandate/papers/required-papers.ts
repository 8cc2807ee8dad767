import { PROPERTY_GROUPS } from '../../property/property-groups';
import type { Property } from '../../property/property.schema';
import { MANDATE_PAPERS, type MandatePaper } from '../mandate.enums';

/**
 * First year of construction without lead report: required for dwellings built before 1 January 1949 (code de la santé
 * publique, L1334-5).
 */
const WITHOUT_LEAD = 1949;
/**
 * Year of construction from which no asbestos report is required: it applies to building permits before 1 July 1997
 * (code de la santé publique, R1334-14), which had to be used within three years.
 */
const WITHOUT_ASBESTOS = 2001;

/** A property's facts that decide its owner's documents. */
export type Documented = Pick<Property, 'propertyType' | 'transactionType' | 'coOwnership'> & {
  propertyMetadata: Pick<Property['propertyMetadata'], 'yearBuilt'>;
};

const built = ({ propertyType }: Documented) => PROPERTY_GROUPS.BUILT(propertyType);
const yearOf = ({ propertyMetadata: { yearBuilt } }: Documented) => yearBuilt ?? 0;
const isLet = ({ transactionType }: Documented) => transactionType === 'RENT';

/** Condition of each document; documents without one are always requested. */
const REQUIRED_WHEN: Partial<Readonly<Record<MandatePaper, (property: Documented) => boolean>>> = {
  energy: built,
  // CCH, L126-28-1: sales of houses and whole buildings without co-ownership
  energyAudit: (property) =>
    !isLet(property) &&
    property.coOwnership === null &&
    ['HOUSE', 'CASTLE', 'BUILDING'].includes(property.propertyType),
  asbestos: (property) => built(property) && yearOf(property) < WITHOUT_ASBESTOS,
  lead: (property) => PROPERTY_GROUPS.LIVED_IN(property.propertyType) && yearOf(property) < WITHOUT_LEAD,
  electricity: built,
  gas: built,
  termites: built,
  // loi 65-557, art. 46: sale of a lot; loi 89-462, art. 3: letting of a dwelling
  floorArea: (property) =>
    isLet(property) ? PROPERTY_GROUPS.LIVED_IN(property.propertyType) : property.coOwnership !== null,
  sanitation: built,
};

/**
 * Documents to request from an owner, in the order of the printed mandate: omits those excluded by kind or age; unknown
 * facts exclude nothing.
 */
export const requiredPapers = (property: Documented): MandatePaper[] =>
  MANDATE_PAPERS.filter((paper) => REQUIRED_WHEN[paper]?.(property) ?? true);
