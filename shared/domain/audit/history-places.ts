/** Fields that a history can be filtered by, with everything inside them, and media. */
export const HISTORY_PLACES = [
  'propertyStatus',
  'financialInfo',
  'rentalInfo',
  'title',
  'description',
  'location',
  'propertyMetadata',
  'rooms',
  'features',
  'energyEfficiency',
  'coOwnership',
  'structure',
  'contactTypes',
  'negotiator',
  'comments',
  'media',
] as const;
export type HistoryPlace = (typeof HISTORY_PLACES)[number];
