/**
 * What becomes of a line. TAKEN, in a check: would be. KNOWN: its number is that of a mandate of the same property, taken over
 * before. REFUSED: cannot be read, or its number stands in the register already.
 */
export const TAKEOVER_OUTCOMES = ['TAKEN', 'KNOWN', 'REFUSED'] as const;
export type TakeoverOutcome = (typeof TAKEOVER_OUTCOMES)[number];

/** Where the principal of a line comes from: their record, a new one, an earlier line, or the owners of the property. */
export const PRINCIPAL_SOURCES = ['CONTACT', 'NEW', 'LINE', 'OWNERS'] as const;
export type PrincipalSource = (typeof PRINCIPAL_SOURCES)[number];
