import { codesWithin } from '@pignon/shared/domain/commune/arrondissements';
import { distanceKm } from '@pignon/shared/domain/common/geo/geo';
import type { Places, PropertyFacts } from '@pignon/shared/domain/matching/facts';
import { NEIGHBOUR_KM } from '@pignon/shared/domain/matching/score-place';
import { loadCommunes, type Communes } from '../../../places/communes';

export interface KnownPlaces {
  places: Places;
  /** INSEE codes of communes whose centre is near a property, and of arrondissements that may contain it. */
  neighboursOf: (facts: Pick<PropertyFacts, 'insee' | 'lat' | 'lon'>) => string[];
}

function neighbours(communes: Communes, facts: Pick<PropertyFacts, 'insee' | 'lat' | 'lon'>): string[] {
  // Without an arrondissement, any of the town is possible.
  const arrondissements = facts.insee === null ? [] : codesWithin([facts.insee]);
  const commune = facts.insee === null ? undefined : communes.byInsee(facts.insee);
  const lat = facts.lat ?? commune?.lat ?? null;
  const lon = facts.lon ?? commune?.lon ?? null;
  if (lat === null || lon === null) return arrondissements;
  // A quarter of a degree is more than 10 km anywhere in France, on either axis.
  const close = communes.all.filter(
    (each) =>
      each.lat !== null && each.lon !== null && Math.abs(each.lat - lat) < 0.25 && Math.abs(each.lon - lon) < 0.25,
  );
  const near = close.flatMap(({ insee, lat: y, lon: x }) =>
    y !== null && x !== null && distanceKm({ lat, lon }, { lat: y, lon: x }) <= NEIGHBOUR_KM ? [insee] : [],
  );
  return [...new Set([...near, ...arrondissements])];
}

/** The communes of France as matching needs them. */
export async function knownPlaces(): Promise<KnownPlaces> {
  const communes = await loadCommunes();
  return {
    places: (insee) => communes.byInsee(insee),
    neighboursOf: (facts) => neighbours(communes, facts),
  };
}
