import type { Location } from './location.schema';
import type { Commune } from '../../commune/commune.schema';

/** No address yet. */
export const NOWHERE: Location = {
  label: '',
  street: null,
  postcode: null,
  city: '',
  insee: null,
  lat: null,
  lon: null,
  precision: 'CITY',
};

const filled = (text: string | null): string | null => (text === '' ? null : text);

/**
 * An address after a change to it. Its label follows, the point on the map that was another address’s goes; with nothing
 * left of it there is none.
 */
export function changedAddress(
  before: Location | null,
  change: Partial<Pick<Location, 'street' | 'postcode' | 'city' | 'insee'>>,
): Location | null {
  const next = { ...(before ?? NOWHERE), ...change };
  const [street, postcode] = [filled(next.street), filled(next.postcode)];
  if (street === null && postcode === null && next.city === '') return null;
  const town = [postcode, next.city].filter(Boolean).join(' ');
  const label = [street, town].filter(Boolean).join(', ');
  return { ...next, street, postcode, label, lat: null, lon: null, precision: street === null ? 'CITY' : 'STREET' };
}

/** The address in a commune that was chosen: a postcode that it has stays, else its first one is taken. */
export function inCommune(before: Location | null, { insee, name, postcodes }: Commune): Location | null {
  const held = before?.postcode ?? null;
  const postcode = held !== null && postcodes.includes(held) ? held : (postcodes[0] ?? null);
  return changedAddress(before, { city: name, insee, postcode });
}

/** The address at a place that was chosen: of a commune alone, the street that was typed stays. */
export function atPlace(before: Location | null, place: Location): Location {
  const street = place.street ?? filled(before?.street ?? null);
  const written = changedAddress(null, { ...place, street });
  return { ...place, street, label: place.street === null ? (written?.label ?? place.label) : place.label };
}
