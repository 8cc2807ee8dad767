import { territoryOf, type Placed } from '../../commune/territory';

const OVERSEAS: readonly string[] = ['971', '972', '973', '974', '976'];

/**
 * True in Guadeloupe, Martinique, Guyane, La Réunion and Mayotte, which have dates of their own; by postcode without an
 * INSEE code. Corsica (2A, 2B) and unknown places follow the mainland.
 */
export const isOverseas = (place: Placed): boolean => OVERSEAS.includes(territoryOf(place));
