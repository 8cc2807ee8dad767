import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { PropertyType } from '@pignon/shared/domain/property/property.enums';
import type { DemoProperty } from '../property/draw-property';
import type { Random } from '../random';
import type { Place } from '../region/place';

const step = (value: number, size: number) => Math.round(value / size) * size;

/** Lists the towns nearest to one, itself first. */
function neighbours(insee: string, places: readonly Place[], count: number): string[] {
  const townCommune = places.find((place) => place.town.insee === insee)?.commune;
  const distance = (place: Place) =>
    Math.hypot(
      (place.commune.lat ?? 0) - (townCommune?.lat ?? 0),
      ((place.commune.lon ?? 0) - (townCommune?.lon ?? 0)) * 0.72,
    );
  return [...places]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .map((place) => place.town.insee);
}

function types(type: PropertyType, random: Random): PropertyType[] {
  if (type === 'HOUSE' && random.chance(0.2)) return ['HOUSE', 'APARTMENT'];
  if (type === 'APARTMENT' && random.chance(0.15)) return ['APARTMENT', 'LOFT'];
  return [type];
}

/**
 * Draws search criteria around a property of the agency: its type, its town and neighbours, a budget around its price,
 * and slightly less of everything than it offers.
 */
export function drawCriteria(anchor: DemoProperty, places: readonly Place[], random: Random): Criterion[] {
  const rent = anchor.transactionType === 'RENT';
  const price = anchor.price ?? (rent ? 900 : 380_000);
  const unit = rent ? 50 : 10_000;
  const max = step(price * random.between(0.95, 1.18), unit);
  const min = random.chance(0.6) ? step(max * random.between(0.55, 0.8), unit) : null;
  const { homeSize, landSize, bedroomCount, roomCount } = anchor.propertyMetadata;
  const criteria: Criterion[] = [
    { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: [rent ? 'RENT' : 'SALE'] },
    { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: types(anchor.propertyType, random) },
    { key: { type: 'NUMBER', key: 'PRICE' }, values: [min, Math.max(max, unit)] },
  ];
  if (anchor.location.insee && random.chance(0.9)) {
    criteria.push({
      key: { type: 'LOCATION', key: 'CITY' },
      values: neighbours(anchor.location.insee, places, random.int(1, 5)),
    });
  }
  if (homeSize && random.chance(0.6))
    criteria.push({ key: { type: 'NUMBER', key: 'HOME_SIZE' }, values: [step(homeSize * 0.8, 5), null] });
  if (landSize && random.chance(0.4))
    criteria.push({ key: { type: 'NUMBER', key: 'LAND_SIZE' }, values: [step(landSize * 0.6, 50), null] });
  if (bedroomCount && random.chance(0.75))
    criteria.push({
      key: { type: 'ROOM_TYPE', key: 'BEDROOM' },
      values: [Math.max(1, bedroomCount - (random.chance(0.4) ? 1 : 0)), null],
    });
  else if (roomCount)
    criteria.push({ key: { type: 'NUMBER', key: 'ROOMS' }, values: [Math.max(1, roomCount - 1), null] });
  return criteria;
}
