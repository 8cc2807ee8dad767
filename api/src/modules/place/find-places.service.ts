import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { Places } from '@pignon/shared/domain/place/place.schema';
import { UnreachableError } from '../../net/upstream';
import { loadCommunes, type Communes } from '../../places/communes';
import { withCommune } from '../../places/validate-address';
import { communesForText } from './communes-for-text';
import type { Geoplateforme } from '../../geoplateforme/geoplateforme';

/** The service says "Paris" for every arrondissement, and may return a code that our table lacks. */
function toStoredPlace(place: Location, communes: Communes): Location {
  const known = place.insee !== null && communes.byInsee(place.insee) ? place : { ...place, insee: null };
  return withCommune(known, communes);
}

/** Finds addresses for a text, best first; only communes while the address service is unavailable. */
export async function findPlaces(geoplateforme: Geoplateforme, q: string, limit: number): Promise<Places> {
  const communes = await loadCommunes();
  try {
    const found = await geoplateforme.findAddresses(q, limit);
    return { content: found.map((place) => toStoredPlace(place, communes)), source: 'GEOPF' };
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return { content: communesForText(q, limit, communes), source: 'COMMUNES' };
  }
}
