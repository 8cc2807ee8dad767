import { distanceKm } from '@pignon/shared/domain/common/geo/geo';
import type { Places, PropertyFacts } from '@pignon/shared/domain/matching/facts';
import { NEIGHBOUR_KM } from '@pignon/shared/domain/matching/judge-place';
import { loadCommunes, type Communes } from '../../../places/communes';

export interface KnownPlaces {
  places: Places;
  /** INSEE codes of the communes whose centre is near a property. */
  neighboursOf: (facts: Pick<PropertyFacts, 'insee' | 'lat' | 'lon'>) => string[];
}

function neighbours(communes: Communes, facts: Pick<PropertyFacts, 'insee' | 'lat' | 'lon'>): string[] {
  const commune = facts.insee === null ? undefined : communes.byInsee(facts.insee);
  const lat = facts.lat ?? commune?.lat ?? null;
  const lon = facts.lon ?? commune?.lon ?? null;
  if (lat === null || lon === null) return [];
  // A quarter of a degree is more than 10 km anywhere in France, on either axis.
  const close = communes.all.filter(
    (each) =>
      each.lat !== null && each.lon !== null && Math.abs(each.lat - lat) < 0.25 && Math.abs(each.lon - lon) < 0.25,
  );
  return close.flatMap(({ insee, lat: y, lon: x }) =>
    y !== null && x !== null && distanceKm({ lat, lon }, { lat: y, lon: x }) <= NEIGHBOUR_KM ? [insee] : [],
  );
}

/** The communes of France as matching needs them. */
export async function knownPlaces(): Promise<KnownPlaces> {
  const communes = await loadCommunes();
  return {
    places: (insee) => communes.byInsee(insee),
    neighboursOf: (facts) => neighbours(communes, facts),
  };
}
