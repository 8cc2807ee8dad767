import { PROPERTY_GROUPS } from '../../property/property-groups';
import type { Property } from '../../property/property.schema';
import { MANDATE_PAPERS, type MandatePaper } from '../mandate.enums';

/** Built from then on, no lead report: it is asked of dwellings built before 1 January 1949 (code de la santé publique, L1334-5). */
const WITHOUT_LEAD = 1949;
/**
 * Built from then on, no asbestos report: it is asked where the permit was given before 1 July 1997 (code de la santé publique,
 * R1334-14), and a permit of that time was built on within three years.
 */
const WITHOUT_ASBESTOS = 2001;

/** A property as far as the papers go that its owner hands over. */
export type Documented = Pick<Property, 'propertyType' | 'transactionType' | 'coOwnership'> & {
  propertyMetadata: Pick<Property['propertyMetadata'], 'yearBuilt'>;
};

const BUILT: readonly MandatePaper[] = ['energy', 'asbestos', 'electricity', 'gas', 'termites', 'sanitation'];

function isAsked(paper: MandatePaper, property: Documented): boolean {
  const { propertyType, coOwnership, propertyMetadata } = property;
  const isLet = property.transactionType === 'RENT';
  const year = propertyMetadata.yearBuilt ?? 0;
  if (BUILT.includes(paper) && !PROPERTY_GROUPS.BUILT(propertyType)) return false;
  switch (paper) {
    case 'energyAudit':
      // CCH, L126-28-1: sales of houses and of whole buildings that are in no co-ownership
      return !isLet && coOwnership === null && ['HOUSE', 'CASTLE', 'BUILDING'].includes(propertyType);
    case 'lead':
      return PROPERTY_GROUPS.LIVED_IN(propertyType) && year < WITHOUT_LEAD;
    case 'asbestos':
      return year < WITHOUT_ASBESTOS;
    case 'floorArea':
      // loi 65-557, art. 46: a lot that is sold; loi 89-462, art. 3: a dwelling that is let
      return isLet ? PROPERTY_GROUPS.LIVED_IN(propertyType) : coOwnership !== null;
    default:
      return true;
  }
}

/**
 * The papers that may be asked of the owner of a property, in the order of the printed mandate: what its kind or its age rules
 * out is left away; what is not known of it rules nothing out.
 */
export const askedPapers = (property: Documented): MandatePaper[] =>
  MANDATE_PAPERS.filter((paper) => isAsked(paper, property));
