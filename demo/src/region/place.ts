import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { Commune, Communes } from '../../../api/src/places/communes';
import type { Random } from '../random';
import { STREETS } from './streets';
import { TOWNS, type Town } from './towns';

export interface Place {
  town: Town;
  commune: Commune;
}

/** Joins the agency's towns to the table of communes; an unknown town is an error here. */
export function agencyPlaces(communes: Communes): Place[] {
  return TOWNS.map((town) => {
    const commune = communes.byInsee(town.insee);
    if (!commune) throw new Error(`unknown commune ${town.insee}`);
    return { town, commune };
  });
}

export function drawPlace(places: readonly Place[], random: Random): Place {
  const total = places.reduce((sum, place) => sum + place.town.weight, 0);
  let remaining = random.next() * total;
  return places.find((place) => (remaining -= place.town.weight) < 0) ?? (places[0] as Place);
}

/** Spreads addresses inland: the ocean lies to the west and north-west. */
function randomOffset(town: Town, random: Random): [lat: number, lon: number] {
  return town.sea
    ? [random.between(-0.011, 0.003), random.between(0.001, 0.019)]
    : [random.bell(0, 0.007), random.bell(0, 0.009)];
}

export function drawAddress({ town, commune }: Place, random: Random): Location {
  const street = `${random.int(1, 180)} ${random.pick(STREETS)}`;
  const postcode = commune.postcodes[0] ?? null;
  const [north, east] = randomOffset(town, random);
  return {
    label: `${street}, ${postcode ?? ''} ${commune.name}`,
    street,
    postcode,
    city: commune.name,
    insee: commune.insee,
    lat: commune.lat === null ? null : round(commune.lat + north),
    lon: commune.lon === null ? null : round(commune.lon + east),
    precision: random.chance(0.7) ? 'EXACT' : 'STREET',
  };
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
