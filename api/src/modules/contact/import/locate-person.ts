import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { ImportProblem } from '@pignon/shared/domain/contact/import/import-fields';
import type { ImportPlace } from '@pignon/shared/domain/contact/import/import-values';
import { locateListing } from '../../../import/listing-location';
import type { Communes } from '../../../places/communes';

/** Resolves the address of a file's line, with the parts that were not recognised. */
export function locatePerson(
  place: ImportPlace | null,
  communes: Communes,
): { location: Location | null; notes: ImportProblem[] } {
  if (place === null) return { location: null, notes: [] };
  const { location, warning } = locateListing({ ...place, lat: null, lon: null, country: '' }, communes, 'CONTACT');
  const hasPlace = place.city !== '' || place.postcode !== null;
  const path = place.city === '' || location.insee !== null ? 'postcode' : 'city';
  return { location, notes: warning !== null && hasPlace ? [{ path, message: warning }] : [] };
}
