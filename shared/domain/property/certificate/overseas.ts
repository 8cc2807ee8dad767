const OVERSEAS: readonly string[] = ['971', '972', '973', '974', '976'];

/** What tells where a property is. */
export interface Placed {
  insee: string | null;
  postcode?: string | null;
}

/**
 * True in Guadeloupe, Martinique, Guyane, La Réunion and Mayotte, whose dates are their own; by the postcode where the INSEE
 * code is not known. Corsica (2A, 2B) and what is not known follow the dates of the mainland.
 */
export function isOverseas({ insee, postcode }: Placed): boolean {
  const code = insee ?? postcode ?? '';
  return OVERSEAS.includes(code.slice(0, 3));
}
