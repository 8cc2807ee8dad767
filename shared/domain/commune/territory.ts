import { departmentOf } from './postcode';

/** Facts that locate a property. */
export interface Placed {
  insee: string | null;
  postcode?: string | null;
}

/** Saint-Barthélemy and Saint-Martin kept postcodes of Guadeloupe. */
const OWN_POSTCODES: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' };

/**
 * The department of a place, or its territory overseas ("67", "2A", "974", "978"): by the postcode where the INSEE code is not
 * known; empty where nothing is.
 */
export const territoryOf = ({ insee, postcode }: Placed): string =>
  insee === null ? (OWN_POSTCODES[postcode ?? ''] ?? departmentOf(postcode ?? '')) : departmentOf(insee);
