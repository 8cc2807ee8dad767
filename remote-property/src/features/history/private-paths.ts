/** Places that no customer sees: people, the exact address, what the seller receives and what the agency earns. */
const PRIVATE: readonly string[] = [
  'comments',
  'contactTypes',
  'financialInfo.commissionRate',
  'financialInfo.priceHistory',
  'financialInfo.priceNoFees',
  'location.label',
  'location.lat',
  'location.lon',
  'location.street',
  'propertyMetadata.cadastre',
];

const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** True for a private place, for what lies in one, and for what holds one. */
export const isPrivatePath = (path: string): boolean => PRIVATE.some((place) => isIn(path, place) || isIn(place, path));
