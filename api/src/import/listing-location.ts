import { addressLabel } from '@pignon/shared/domain/common/geo/address';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { AddressOwner } from '@pignon/shared/domain/commune/address-problem';
import { ownPostcode } from '@pignon/shared/domain/commune/postcode';
import type { NamedPlace } from '@pignon/shared/domain/poliris/listing';
import type { Communes } from '../places/communes';
import { problemOfAddress, withCommune } from '../places/settle-address';

const isFrance = (country: string) => country === '' || /^(france|fr|fra)$/i.test(country);

interface Located {
  location: Location;
  warning: string | null;
}

/** As the file writes it, with a sentence where no commune is meant. */
function asWritten(location: Location): Located {
  const said = [location.postcode, location.city].filter(Boolean).join(' ');
  return { location, warning: `Commune inconnue\u00a0: ${said}, gardée telle quelle.` };
}

/**
 * The address of a line of a file with its commune; the point is the file's own, else the commune's. A postcode of another
 * commune is not kept, which is said.
 */
export function locateListing(place: NamedPlace, communes: Communes, owner: AddressOwner = 'PROPERTY'): Located {
  const { lat, lon, postcode, city } = place;
  const own = lat !== null && lon !== null;
  const written: Location = {
    label: '',
    street: place.street || null,
    postcode,
    city,
    insee: null,
    lat,
    lon,
    precision: own ? 'STREET' : 'CITY',
  };
  written.label = addressLabel(written);
  const commune = isFrance(place.country) ? communes.resolve(written) : undefined;
  if (!commune) return asWritten(written);
  const problem = problemOfAddress(written, null, owner, communes);
  const mended =
    problem || postcode === null ? ownPostcode({ ...commune, postcodes: [...commune.postcodes] }) : postcode;
  const location = withCommune({ ...written, postcode: mended, insee: commune.insee, label: '' }, communes);
  const point = own ? {} : { lat: commune.lat, lon: commune.lon };
  return {
    location: { ...location, ...point },
    warning: problem && `${problem.message} ${mended === null ? 'Laissé de côté.' : `Remplacé par ${mended}.`}`,
  };
}
