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

const built = ({ propertyType }: Documented) => PROPERTY_GROUPS.BUILT(propertyType);
const yearOf = ({ propertyMetadata: { yearBuilt } }: Documented) => yearBuilt ?? 0;
const isLet = ({ transactionType }: Documented) => transactionType === 'RENT';

/** When each may be asked for; one that is not here always is. */
const ASKED: Partial<Readonly<Record<MandatePaper, (property: Documented) => boolean>>> = {
  energy: built,
  // CCH, L126-28-1: sales of houses and of whole buildings that are in no co-ownership
  energyAudit: (property) =>
    !isLet(property) &&
    property.coOwnership === null &&
    ['HOUSE', 'CASTLE', 'BUILDING'].includes(property.propertyType),
  asbestos: (property) => built(property) && yearOf(property) < WITHOUT_ASBESTOS,
  lead: (property) => PROPERTY_GROUPS.LIVED_IN(property.propertyType) && yearOf(property) < WITHOUT_LEAD,
  electricity: built,
  gas: built,
  termites: built,
  // loi 65-557, art. 46: a lot that is sold; loi 89-462, art. 3: a dwelling that is let
  floorArea: (property) =>
    isLet(property) ? PROPERTY_GROUPS.LIVED_IN(property.propertyType) : property.coOwnership !== null,
  sanitation: built,
};

/**
 * The papers that may be asked of the owner of a property, in the order of the printed mandate: what its kind or its age rules
 * out is left away; what is not known of it rules nothing out.
 */
export const requiredPapers = (property: Documented): MandatePaper[] =>
  MANDATE_PAPERS.filter((paper) => ASKED[paper]?.(property) ?? true);
