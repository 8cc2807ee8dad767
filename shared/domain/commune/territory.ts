import { departmentOf } from './postcode';

/** Facts that locate a property. */
export interface Placed {
  insee: string | null;
  postcode?: string | null;
}

/** Saint-Barthélemy and Saint-Martin kept postcodes of Guadeloupe. */
const OWN_POSTCODES: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' };

/**
 * Department or overseas territory of a place ("67", "2A", "974", "978"): by INSEE code, else by postcode; empty when
 * both are unknown.
 */
export const territoryOf = ({ insee, postcode }: Placed): string =>
  insee === null ? (OWN_POSTCODES[postcode ?? ''] ?? departmentOf(postcode ?? '')) : departmentOf(insee);
