/** What a history may be looked through for: one field of a property, with all that lies in it, or its media. */
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
