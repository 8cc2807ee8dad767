import { addressLabel } from '@pignon/shared/domain/common/geo/address';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { ownPostcode } from '@pignon/shared/domain/commune/postcode';
import type { Commune, Communes } from '../../places/communes';

/** Maximum number of words in a commune's name: "Saint-Germain-de-la-Coudre". */
const MAX_WORDS = 7;
/** Words that continue a street's name: "rue de Paris" is not a street in Paris. */
const STREET_CONNECTORS = new Set(
  'a au aux d de des du en et l la le les sous sur rue avenue allee allees boulevard bd av'.split(' '),
);

interface Split {
  street: string;
  communes: readonly Commune[];
  postcode: string | null;
}

function fromPostcode(text: string, communes: Communes): Split | null {
  const found = /(?:^|[\s,])(\d{5})(?=$|[\s,])/.exec(text);
  const postcode = found?.[1];
  if (!found || postcode === undefined) return null;
  const candidates = communes.complete(postcode, Infinity);
  if (candidates.length === 0) return null;
  const city = cityKey(text.slice(found.index + found[0].length).replace(/,/g, ' '));
  const matchingCommunes = candidates.filter(
    (commune) => city === '' || communes.nameBeginning(commune, city) !== undefined,
  );
  return {
    street: text.slice(0, found.index),
    communes: matchingCommunes.length > 0 ? matchingCommunes : candidates,
    postcode,
  };
}

/** Splits off the longest end of a text that starts a commune's name; the rest is the street. */
function fromName(text: string, limit: number, communes: Communes): Split | null {
  const words = [...text.matchAll(/[^\s,]+/g)];
  for (let from = Math.max(0, words.length - MAX_WORDS); from < words.length; from += 1) {
    const start = words[from]?.index ?? 0;
    const before = normalise(words[from - 1]?.[0] ?? '');
    const end = text.slice(start);
    if (STREET_CONNECTORS.has(before.split(' ').at(-1) ?? '') || normalise(end).length < 3) continue;
    const found = communes.complete(end, limit);
    if (found.length > 0) return { street: text.slice(0, start), communes: found, postcode: null };
  }
  return null;
}

/**
 * Finds the communes of a typed address without calling a service: by postcode, or by the name at its end. Number and
 * street stay as typed.
 */
export function communesForText(text: string, limit: number, communes: Communes): Location[] {
  const split = fromPostcode(text, communes) ?? fromName(text, limit, communes);
  if (!split) return [];
  const street = split.street.replace(/[\s,]+$/, '').trim() || null;
  return split.communes.slice(0, limit).map((commune) => {
    const { name: city, insee, lat, lon } = commune;
    const postcode = split.postcode ?? ownPostcode({ insee, postcodes: [...commune.postcodes] });
    return {
      label: addressLabel({ street, postcode, city }),
      street,
      postcode,
      city,
      insee,
      lat,
      lon,
      precision: 'CITY',
    };
  });
}
