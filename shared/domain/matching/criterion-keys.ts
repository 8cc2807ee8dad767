/** Subjects of criteria, in the order in which reasons are listed. */
export const CRITERION_KEYS = [
  'TRANSACTION_TYPE',
  'TYPE',
  'CITY',
  'POLYGON',
  'PRICE',
  'HOME_SIZE',
  'ROOMS',
  'BEDROOM',
  'LAND_SIZE',
] as const;
export type CriterionKey = (typeof CRITERION_KEYS)[number];
