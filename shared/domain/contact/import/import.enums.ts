import type { DuplicateReason } from '../duplicates/duplicates.schema';

/** NAME: the line contains only a name, and a contact has that name already. */
export const IMPORT_DUPLICATE_REASONS = [
  'EMAIL',
  'PHONE',
  'NAME_AND_CITY',
  'NAME',
] as const satisfies readonly DuplicateReason[];
export type ImportDuplicateReason = (typeof IMPORT_DUPLICATE_REASONS)[number];

/** CREATED, in a check: would be. DOUBLE: a known contact, nothing written. REFUSED: invalid. */
export const IMPORT_OUTCOMES = ['CREATED', 'DOUBLE', 'REFUSED'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
