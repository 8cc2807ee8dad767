import { territoryOf, type Placed } from '../../commune/territory';

const OVERSEAS: readonly string[] = ['971', '972', '973', '974', '976'];

/**
 * True in Guadeloupe, Martinique, Guyane, La Réunion and Mayotte, whose dates are their own; by the postcode where the INSEE
 * code is not known. Corsica (2A, 2B) and what is not known follow the dates of the mainland.
 */
export const isOverseas = (place: Placed): boolean => OVERSEAS.includes(territoryOf(place));
