import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { loadCommunes } from '../../places/communes';
import { settleAddress, type ValidatedAddress } from '../../places/validate-address';

/**
 * Resolves a property's address, with its problem. Without a point it gets that of its commune, so that maps and radius
 * searches find it; an unknown commune leaves it unchanged.
 */
export async function settleLocation(input: Location, before: Location | null): Promise<ValidatedAddress<Location>> {
  const { location, problem } = await settleAddress(input, before, 'PROPERTY');
  if (location.lat !== null && location.lon !== null) return { location, problem };
  const commune = (await loadCommunes()).locate(location);
  if (!commune || commune.lat === null || commune.lon === null) return { location, problem };
  const { insee, lat, lon } = commune;
  return { location: { ...location, insee, lat, lon, precision: 'CITY' }, problem };
}
