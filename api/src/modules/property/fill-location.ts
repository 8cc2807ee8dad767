import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { loadCommunes } from '../../places/communes';
import { settleAddress, type Settled } from '../../places/settle-address';

/**
 * The address of a property as it is kept, and what is wrong with it. Without a point of its own it lies where its commune
 * does, so that maps and searches around a place find it; one whose commune nobody knows stays as it is.
 */
export async function settleLocation(given: Location, before: Location | null): Promise<Settled<Location>> {
  const { location, problem } = await settleAddress(given, before, 'PROPERTY');
  if (location.lat !== null && location.lon !== null) return { location, problem };
  const commune = (await loadCommunes()).locate(location);
  if (!commune || commune.lat === null || commune.lon === null) return { location, problem };
  const { insee, lat, lon } = commune;
  return { location: { ...location, insee, lat, lon, precision: 'CITY' }, problem };
}
