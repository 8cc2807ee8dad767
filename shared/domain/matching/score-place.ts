import { capitalize, frenchDistance } from '../common/french';
import { atPlace, ofPlace } from '../common/geo/french-place';
import { distanceKm, distanceToPolygonKm, type Point } from '../common/geo/geo';
import { codesWithin, undividedCodes } from '../commune/arrondissements';
import type { Polygon } from '../common/geo/geo.schema';
import type { KnownPlace, Places, PropertyFacts } from './facts';
import { match, miss, near, memoize, type CriterionScore } from './criterion-score';

/** Distance in km from a commune's centre within which a property is a near miss. */
export const NEIGHBOUR_KM = 10;
/** Distance in km from a drawn area within which a property is a near miss. */
const POLYGON_NEAR_KM = 2;

type Located = Pick<PropertyFacts, 'city' | 'insee' | 'lat' | 'lon'>;

const pointOf = (place: { lat: number | null; lon: number | null } | undefined): Point | null =>
  place && place.lat !== null && place.lon !== null ? { lat: place.lat, lon: place.lon } : null;

const withPoint = (place: KnownPlace | undefined): { ofName: string; point: Point }[] => {
  const point = pointOf(place);
  return place && point ? [{ ofName: ofPlace(place.name), point }] : [];
};

/** A property in Paris without an arrondissement may or may not be in the requested one. */
const ARRONDISSEMENT_UNKNOWN = 0.5;

/**
 * Scores the location of a property against requested communes: a search for Paris includes each of its
 * arrondissements, and a property in Paris without an arrondissement nearly matches a requested one. Elsewhere the
 * property's own point counts, else the centre of its commune.
 */
export function cityScorer(wantedCities: readonly string[], places: Places): (facts: Located) => CriterionScore {
  const codes = new Set(codesWithin(wantedCities));
  const wholes = new Set(undividedCodes(wantedCities));
  const centres = wantedCities.flatMap((insee) => withPoint(places(insee)));
  const fullMatch = memoize((city: string) => match(`${capitalize(atPlace(city))}, comme demandé`));
  const withoutArrondissement = memoize((city: string) =>
    near(ARRONDISSEMENT_UNKNOWN, `${city}, arrondissement non précisé`),
  );
  return ({ city, insee, lat, lon }) => {
    if (insee !== null && codes.has(insee)) return fullMatch(city);
    if (insee !== null && wholes.has(insee)) return withoutArrondissement(city);
    const propertyPoint = pointOf({ lat, lon }) ?? pointOf(insee === null ? undefined : places(insee));
    const name = city || 'Commune non renseignée';
    if (propertyPoint === null || centres.length === 0) return miss(`${name}, hors des communes demandées`);
    let best = { ofName: '', km: Infinity };
    for (const centre of centres) {
      const km = distanceKm(propertyPoint, centre.point);
      if (km < best.km) best = { ofName: centre.ofName, km };
    }
    const text = `${name}, à ${frenchDistance(best.km)} ${best.ofName}`;
    return best.km <= NEIGHBOUR_KM ? near(best.km / NEIGHBOUR_KM, text) : miss(text);
  };
}

/** Scores the location of a property against drawn areas. */
export function polygonScorer(areas: readonly Polygon[]): (facts: Located) => CriterionScore {
  const name = areas.length > 1 ? 'des secteurs dessinés' : 'du secteur dessiné';
  return (facts) => {
    const point = pointOf(facts);
    if (point === null) return miss('Position inconnue sur la carte');
    const km = Math.min(...areas.map((area) => distanceToPolygonKm(point, area)));
    if (km === 0) return match(areas.length > 1 ? 'Dans un des secteurs dessinés' : 'Dans le secteur dessiné');
    const text = `À ${frenchDistance(km)} ${name}`;
    return km <= POLYGON_NEAR_KM ? near(km / POLYGON_NEAR_KM, text) : miss(text);
  };
}
