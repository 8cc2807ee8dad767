import type { DuplicateReason } from '../duplicates/duplicates.schema';

/** NAME: the line gives nothing but a name, and somebody has that name already. */
export const IMPORT_DUPLICATE_REASONS = [
  'EMAIL',
  'PHONE',
  'NAME_AND_CITY',
  'NAME',
] as const satisfies readonly DuplicateReason[];
export type ImportDuplicateReason = (typeof IMPORT_DUPLICATE_REASONS)[number];

/** CREATED, in a check: would be. DOUBLE: somebody known, nothing written. REFUSED: cannot be read. */
export const IMPORT_OUTCOMES = ['CREATED', 'DOUBLE', 'REFUSED'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
