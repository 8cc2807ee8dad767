import { addressLabel } from '@pignon/shared/domain/common/geo/address';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { AddressOwner } from '@pignon/shared/domain/commune/address-problem';
import { ownPostcode } from '@pignon/shared/domain/commune/postcode';
import type { NamedPlace, PlaceName } from '@pignon/shared/domain/poliris/listing';
import type { Commune, Communes } from '../places/communes';
import { problemOfAddress, withCommune } from '../places/validate-address';

/** A place to locate; a line of a contact file names only one commune. */
type Located = Omit<NamedPlace, 'others' | 'from' | 'exact'> & Partial<Pick<NamedPlace, 'others' | 'exact'>>;

const isFrance = (country: string) => country === '' || /^(france|fr|fra)$/i.test(country);
const placeText = ({ postcode, city }: Pick<PlaceName, 'postcode' | 'city'>) =>
  [postcode, city].filter(Boolean).join(' ');

/** Resolves the commune of a line, and which of its place names it came from; the first known name wins. */
function resolve(place: Located, communes: Communes): { commune: Commune; by: PlaceName | null } | null {
  if (!isFrance(place.country)) return null;
  const first = communes.resolve(place);
  if (first) return { commune: first, by: null };
  for (const by of place.others ?? []) {
    const commune = communes.resolve(by);
    if (commune) return { commune, by };
  }
  return null;
}

export interface LocatedListing {
  location: Location;
  /** Assumed commune or dropped part of the address, in French. */
  warning: string | null;
  /** Place name of the line when it is not the commune's: a hamlet or a district. */
  placeName: string | null;
}

/** The address as the file writes it. */
function addressOf(place: Located): Location {
  const { lat, lon, postcode, city } = place;
  const precision = lat === null || lon === null ? 'CITY' : place.exact ? 'EXACT' : 'STREET';
  const address = {
    label: '',
    street: place.street || null,
    postcode,
    city,
    insee: null,
    lat,
    lon,
    precision,
  } as const;
  return { ...address, label: addressLabel(address) };
}

/**
 * Resolves the address of a line: its commune, and its point or else the commune's. Drops a postcode of another commune
 * and reports it.
 */
export function locateListing(place: Located, communes: Communes, owner: AddressOwner = 'PROPERTY'): LocatedListing {
  const address = addressOf(place);
  const found = resolve(place, communes);
  if (!found) {
    const warning = `Commune inconnue\u00a0: ${placeText(place)}, gardée telle quelle.`;
    return { location: address, warning, placeName: null };
  }
  const { commune, by } = found;
  const correctedAddress = by ? { ...address, city: commune.name, postcode: by.postcode } : address;
  const problem = problemOfAddress(correctedAddress, null, owner, communes);
  const isKept = problem === null && correctedAddress.postcode !== null;
  const postcode = isKept ? correctedAddress.postcode : ownPostcode({ ...commune, postcodes: [...commune.postcodes] });
  const location = withCommune({ ...correctedAddress, postcode, insee: commune.insee, label: '' }, communes);
  const point = address.precision !== 'CITY' ? {} : { lat: commune.lat, lon: commune.lon };
  const warnings = [
    by && `Commune «\u00a0${placeText(place)}\u00a0» inconnue\u00a0: ${commune.name} d’après ${by.from}.`,
    problem && `${problem.message} ${postcode === null ? 'Laissé de côté.' : `Remplacé par ${postcode}.`}`,
  ].filter((warning) => warning !== null);
  return {
    location: { ...location, ...point },
    warning: warnings.length > 0 ? warnings.join(' ') : null,
    placeName: by && place.city !== '' ? place.city : null,
  };
}
