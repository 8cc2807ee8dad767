import type { Location } from './location.schema';
import { cityKey, isCedex } from '../../commune/city-key';
import type { Commune } from '../../commune/commune.schema';
import { ownPostcode } from '../../commune/postcode';
import { dividedCommuneName } from '../../commune/arrondissements';

/** An empty address. */
export const EMPTY_LOCATION: Location = {
  label: '',
  street: null,
  postcode: null,
  city: '',
  insee: null,
  lat: null,
  lon: null,
  precision: 'CITY',
};

const emptyToNull = (text: string | null): string | null => (text === '' ? null : text);

/** Address on one line: "3 rue des Tilleuls, 64100 Bayonne". */
export function addressLabel({ street, postcode, city }: Pick<Location, 'street' | 'postcode' | 'city'>): string {
  const town = [postcode, city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** Changes an address: recomputes its label, drops the old point; null when nothing is left. */
export function changedAddress(
  before: Location | null,
  change: Partial<Pick<Location, 'street' | 'postcode' | 'city' | 'insee'>>,
): Location | null {
  const next = { ...(before ?? EMPTY_LOCATION), ...change };
  const [street, postcode] = [emptyToNull(next.street), emptyToNull(next.postcode)];
  if (street === null && postcode === null && next.city === '') return null;
  return {
    ...next,
    street,
    postcode,
    label: addressLabel({ ...next, street, postcode }),
    lat: null,
    lon: null,
    precision: street === null ? 'CITY' : 'STREET',
  };
}

/** Address in a chosen commune: keeps a postcode of that commune, else sets its own. */
export function inCommune(before: Location | null, commune: Commune): Location | null {
  const { insee, name, postcodes } = commune;
  const previousPostcode = before?.postcode ?? null;
  const postcode =
    previousPostcode !== null && postcodes.includes(previousPostcode) ? previousPostcode : ownPostcode(commune);
  return changedAddress(before, { city: name, insee, postcode });
}

/** A commune, or an arrondissement, that an address is in. */
type Named = Pick<Commune, 'insee' | 'name'> & { postcodes: readonly string[] };

/** True when a city's text is just the name of the commune, or of the arrondissement's whole commune. */
function isNamed({ city, postcode }: Location, { insee, name, postcodes }: Named): boolean {
  if (isCedex(city) && postcode !== null && !postcodes.includes(postcode)) return false;
  return ['', cityKey(name), cityKey(dividedCommuneName(insee) ?? name)].includes(cityKey(city));
}

/**
 * Adds code and name of the commune: "Paris" in the 18th becomes "Paris 18e", "ST JEAN DE LUZ" becomes
 * "Saint-Jean-de-Luz". Keeps the name of a hamlet, and a CEDEX with its own postcode.
 */
export function namedAddress(location: Location, commune: Named): Location {
  const city = isNamed(location, commune) ? commune.name : location.city;
  const follows = location.label === '' || location.label === addressLabel(location);
  const label = follows ? addressLabel({ ...location, city }) : location.label;
  return { ...location, city, insee: commune.insee, label };
}

/** Address at a chosen place: for a commune only, the typed street stays. */
export function atPlace(before: Location | null, place: Location): Location {
  const street = place.street ?? emptyToNull(before?.street ?? null);
  const addressText = changedAddress(null, { ...place, street });
  return { ...place, street, label: place.street === null ? (addressText?.label ?? place.label) : place.label };
}
