import type { FieldReader } from './field-reader';
import type { NamedPlace, PlaceName } from './listing';
import { readPostcode } from './parse-kind';

const MAX_CITY_LENGTH = 100;
/** Field 300: the position is that of the address. */
export const EXACT_POSITION = '1';
const NO_POSITION = { lat: null, lon: null, exact: false } as const;

/** Splits "64200 BIARRITZ", "Biarritz (64200)", "Biarritz (64)" into name and postcode. */
function splitCity(text: string): Pick<PlaceName, 'postcode' | 'city'> {
  const before = /^(\d{5})\s+(\D.*)$/.exec(text);
  if (before) return { postcode: before[1] ?? null, city: before[2] ?? '' };
  const after = /^(\D.*?)\s*\(?(\d{5}|\(\d{2,3})\)?$/.exec(text);
  if (after) return { postcode: /^\d{5}$/.test(after[2] ?? '') ? (after[2] ?? null) : null, city: after[1] ?? '' };
  return { postcode: null, city: text };
}

/** Commune at the end of an address: "3 rue des Pins, 64600 Anglet". */
function cityOfAddress(address: string): PlaceName | null {
  const found = /\b(\d{5})\s+(\p{L}[\p{L}\s'’-]+)$/u.exec(address);
  return found ? { postcode: found[1] ?? null, city: (found[2] ?? '').trim(), from: 'l’adresse (champ 8)' } : null;
}

/** Place from a postcode and the name in another pair of fields; null unless both are given. */
const completePlace = (place: PlaceName): PlaceName | null =>
  place.postcode === null || place.city === '' ? null : place;

const same = (a: PlaceName, b: PlaceName): boolean => a.postcode === b.postcode && a.city === b.city;

function coordinates(reader: FieldReader): Pick<NamedPlace, 'lat' | 'lon' | 'exact'> {
  const [lat, lon] = [reader.number('latitude'), reader.number('longitude')];
  const exact = reader.raw('precision').trim() === EXACT_POSITION;
  if (lat === null || lon === null || (lat === 0 && lon === 0)) return NO_POSITION;
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon, exact };
  reader.noteOmission(`Coordonnées hors du globe\u00a0: ${lat}, ${lon}.`);
  return NO_POSITION;
}

/** Reads the location, and every commune in the line: real, public, and of the address. */
export function readPlace(reader: FieldReader): NamedPlace {
  const street = reader.text('address', 200);
  const [real, displayedPlace] = [reader.text('realCity', MAX_CITY_LENGTH), reader.text('city', MAX_CITY_LENGTH)].map(
    splitCity,
  ) as [Pick<PlaceName, 'postcode' | 'city'>, Pick<PlaceName, 'postcode' | 'city'>];
  const realPostcode = readPostcode(reader.raw('realPostcode')) ?? real.postcode;
  const shownPostcode = readPostcode(reader.raw('postcode')) ?? displayedPlace.postcode;
  const postcode = realPostcode ?? shownPostcode;
  const all: (PlaceName | null)[] = [
    {
      postcode,
      city: real.city || displayedPlace.city,
      from: real.city === '' ? 'la ville (champ 6)' : 'la ville réelle (champ 109)',
    },
    { postcode: shownPostcode, city: displayedPlace.city, from: 'la ville affichée (champ 6)' },
    completePlace({ postcode: realPostcode, city: displayedPlace.city, from: 'la ville affichée (champ 6)' }),
    completePlace({ postcode: shownPostcode, city: real.city, from: 'la ville réelle (champ 109)' }),
    cityOfAddress(street),
    completePlace({ postcode, city: reader.text('district', MAX_CITY_LENGTH), from: 'le quartier (champ 9)' }),
    { postcode: realPostcode, city: '', from: 'le code postal seul (champ 108)' },
    { postcode: shownPostcode, city: '', from: 'le code postal seul (champ 5)' },
  ];
  const namedPlaces = all.filter(
    (place) => place !== null && (place.city !== '' || place.postcode !== null),
  ) as PlaceName[];
  const [first = { postcode, city: '', from: '' }, ...rest] = namedPlaces;
  const others = rest.filter(
    (place, index) => !same(place, first) && !rest.slice(0, index).some((one) => same(one, place)),
  );
  return { ...first, others, street, ...coordinates(reader), country: reader.text('country', 60) };
}
