import { DWELLINGS } from '@pignon/shared/domain/property/property-groups';
import type { MediaRecord } from '../../../api/src/modules/media/media.repo';
import type { DemoProperty } from '../property/draw-property';
import { Random } from '../random';
import type { PictureKind } from './picture-index';
import type { StoredPicture } from './store-pictures';

const CAPTIONS: Readonly<Record<PictureKind, string>> = {
  HOUSE_BASQUE: 'Façade',
  HOUSE_LANDES: 'Façade',
  HOUSE_MODERN: 'Façade',
  HOUSE_SEASIDE: 'Façade',
  HOUSE_TOWN: 'La rue',
  RESIDENCE: 'La résidence',
  STONE_BUILDING: 'L’immeuble',
  LIVING: 'Séjour',
  DINING: 'Salle à manger',
  KITCHEN: 'Cuisine',
  BEDROOM: 'Chambre',
  BATHROOM: 'Salle de bains',
  TERRACE: 'Terrasse',
  LAND: 'Le terrain',
  PARKING: 'Stationnement',
  SHOP: 'Vitrine',
  OFFICE: 'Bureaux',
  PLAN: 'Plan',
};

/** Coastal or pine-country houses, by postcode and title. */
function houseKind({ title, location, propertyMetadata, features }: DemoProperty, random: Random): PictureKind {
  const recent = (propertyMetadata.yearBuilt ?? 1980) >= 2008;
  if (/contemporaine|architecte|récente/.test(title)) return 'HOUSE_MODERN';
  if (/de ville|quartier|Échoppe/.test(title)) return 'HOUSE_TOWN';
  if (/basque|labourdin|Etxe/.test(title)) return 'HOUSE_BASQUE';
  if (/landaise|pins|en bois/.test(title)) return 'HOUSE_LANDES';
  if (/balnéaire|océan/.test(title)) return 'HOUSE_SEASIDE';
  if (recent && (features.includes('POOL') || random.chance(0.6))) return 'HOUSE_MODERN';
  if (location.insee?.startsWith('40')) return random.chance(0.75) ? 'HOUSE_LANDES' : 'HOUSE_SEASIDE';
  return random.pick(['HOUSE_BASQUE', 'HOUSE_BASQUE', 'HOUSE_SEASIDE', 'HOUSE_MODERN']);
}

function coverKind(property: DemoProperty, random: Random): PictureKind {
  switch (property.propertyType) {
    case 'HOUSE':
      return houseKind(property, random);
    case 'CASTLE':
      return 'HOUSE_SEASIDE';
    case 'APARTMENT':
      if (property.features.includes('SEA_VIEW')) return 'TERRACE';
      return random.pick(
        (property.propertyMetadata.yearBuilt ?? 1980) < 1940
          ? ['STONE_BUILDING', 'LIVING', 'HOUSE_TOWN']
          : ['RESIDENCE', 'RESIDENCE', 'LIVING', 'DINING'],
      );
    case 'LOFT':
      return random.pick(['LIVING', 'DINING']);
    case 'LAND':
      return 'LAND';
    case 'BUILDING':
      return random.pick(['STONE_BUILDING', 'HOUSE_TOWN']);
    case 'PARKING':
      return 'PARKING';
    case 'SHOP':
      return 'SHOP';
    case 'OFFICE':
    case 'PREMISES':
      return 'OFFICE';
  }
}

/** Lists the rooms in the order of a visit, only those that the record has. */
function tour(property: DemoProperty, random: Random): PictureKind[] {
  if (!DWELLINGS.includes(property.propertyType)) return property.propertyType === 'BUILDING' ? ['LIVING', 'PLAN'] : [];
  const { features, propertyMetadata, rooms } = property;
  const kinds: PictureKind[] = ['LIVING', 'KITCHEN'];
  if (rooms.some((room) => room.type === 'DINING_ROOM') || random.chance(0.3)) kinds.push('DINING');
  const bedrooms = Math.min(2, propertyMetadata.bedroomCount ?? 0);
  for (let index = 0; index < bedrooms; index += 1) kinds.push('BEDROOM');
  kinds.push('BATHROOM');
  if (features.includes('TERRACE') || features.includes('BALCONY')) kinds.push('TERRACE');
  if (random.chance(0.4)) kinds.push('PLAN');
  return kinds;
}

/** Chooses a property's pictures: the cover first, then in the order of a visit. */
export function mediaOfProperty(property: DemoProperty, index: number, pool: readonly StoredPicture[]): MediaRecord[] {
  const random = new Random('media', index);
  const used = new Set<string>();
  const records: MediaRecord[] = [];
  const kinds = [coverKind(property, random), ...tour(property, random)];
  const extra =
    property.propertyType === 'LAND' ||
    property.propertyType === 'SHOP' ||
    property.propertyType === 'OFFICE' ||
    property.propertyType === 'PREMISES' ||
    property.propertyType === 'PARKING';
  if (extra) kinds.push(kinds[0] ?? 'LAND', kinds[0] ?? 'LAND');
  kinds.forEach((kind, position) => {
    const candidates = pool.filter(({ picture, file }) => picture.kind === kind && !used.has(file.key));
    const swimming = candidates.filter(({ picture }) => picture.pool === property.features.includes('POOL'));
    const choice = position === 0 && swimming.length > 2 && kind.startsWith('HOUSE') ? swimming : candidates;
    // Covers follow each other through the whole pool, so that a page of cards varies.
    const pickedPicture =
      position === 0
        ? choice[(index * 5 + random.int(0, 1)) % Math.max(1, choice.length)]
        : choice[random.int(0, Math.max(0, choice.length - 1))];
    if (!pickedPicture) return;
    used.add(pickedPicture.file.key);
    records.push({
      ...pickedPicture.file,
      owner: 'property',
      ownerRef: property.reference,
      caption: CAPTIONS[kind],
      metadata: ['PUBLIC'],
      position: records.length,
    });
  });
  return records.slice(0, 8);
}
