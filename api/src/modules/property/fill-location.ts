import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { loadCommunes } from '../../places/communes';

/**
 * An address without a point of its own lies where its commune does, so that maps and searches around a place find it. One
 * whose commune nobody knows stays as it is.
 */
export async function withLocation(location: Location): Promise<Location> {
  if (location.lat !== null && location.lon !== null) return location;
  const communes = await loadCommunes();
  const named = location.insee === null ? undefined : communes.byInsee(location.insee);
  const commune = named ?? communes.resolve(location);
  if (!commune || commune.lat === null || commune.lon === null) return location;
  return { ...location, insee: commune.insee, lat: commune.lat, lon: commune.lon, precision: 'CITY' };
}
