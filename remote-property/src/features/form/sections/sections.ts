/** Sections of the form in the order of a conversation, with their paths. */
export const SECTIONS = [
  {
    key: 'essentials',
    paths: [
      'transactionType',
      'propertyType',
      'title',
      'financialInfo.priceNoFees',
      'rentalInfo.rent',
      'location',
      'contactTypes',
      'negotiator',
    ],
  },
  { key: 'figures', paths: ['propertyMetadata', 'rooms'] },
  { key: 'price', paths: ['financialInfo', 'rentalInfo', 'listing.feeScaleUrl'] },
  { key: 'description', paths: ['description', 'features', 'listing'] },
  { key: 'energy', paths: ['energyEfficiency'] },
  { key: 'coOwnership', paths: ['coOwnership'] },
  {
    key: 'title',
    paths: ['propertyMetadata.titleDeed', 'propertyMetadata.lotNumbers', 'propertyMetadata.occupancy'],
  },
  { key: 'buildings', paths: ['structure'] },
  { key: 'place', paths: ['locationMetadata', 'propertyMetadata.cadastre'] },
  {
    key: 'follow',
    paths: ['propertyStatus', 'propertyMetadata.availableFrom', 'listing.agencyReference', 'comments'],
  },
] as const;

export type SectionKey = (typeof SECTIONS)[number]['key'];

/** Anchor of the photos, which are not a field of the form. */
export const PHOTOS = 'property-photos';

export const anchorOf = (key: SectionKey): string => `property-${key}`;

const covers = (path: string, place: string): boolean => place === path || place.startsWith(`${path}.`);

/** Section of a path: the one with the longest matching prefix; undefined for none. */
export function sectionOf(place: string): SectionKey | undefined {
  let found: SectionKey | undefined;
  let narrowest = 0;
  for (const { key, paths } of SECTIONS)
    for (const path of paths)
      if (path.length > narrowest && covers(path, place)) [found, narrowest] = [key, path.length];
  return found;
}
