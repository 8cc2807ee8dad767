import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { NamedPlace } from '@pignon/shared/domain/poliris/listing';
import type { Communes } from '../places/communes';

const isFrance = (country: string) => country === '' || /^(france|fr|fra)$/i.test(country);

/** The address of a listing with its commune; the point is the file's own, else the commune's. */
export function locateListing(place: NamedPlace, communes: Communes): { location: Location; warning: string | null } {
  const commune = isFrance(place.country) ? communes.resolve(place) : undefined;
  const city = commune?.name ?? place.city;
  const postcode = place.postcode ?? commune?.postcodes[0] ?? null;
  const own = place.lat !== null && place.lon !== null;
  const [lat, lon] = own ? [place.lat, place.lon] : [commune?.lat ?? null, commune?.lon ?? null];
  const label = [place.street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    location: {
      label,
      street: place.street || null,
      postcode,
      city,
      insee: commune?.insee ?? null,
      lat,
      lon,
      precision: own ? 'STREET' : 'CITY',
    },
    warning: commune
      ? null
      : `Commune inconnue\u00a0: ${[place.postcode, place.city].filter(Boolean).join(' ')}, gardée telle quelle.`,
  };
}
