/**
 * Outcome of a line. TAKEN: imported, or importable in a check. KNOWN: taken over before, same number and property.
 * REFUSED: unreadable, or its number is taken.
 */
export const TAKEOVER_OUTCOMES = ['TAKEN', 'KNOWN', 'REFUSED'] as const;
export type TakeoverOutcome = (typeof TAKEOVER_OUTCOMES)[number];

/** Source of a principal: an existing contact, a new one, an earlier line, or the property's owners. */
export const PRINCIPAL_SOURCES = ['CONTACT', 'NEW', 'LINE', 'OWNERS'] as const;
export type PrincipalSource = (typeof PRINCIPAL_SOURCES)[number];
