import { roundPoint } from '@pignon/shared/domain/privacy/round-location';
import type { Property } from '@pignon/shared/domain/property/property.schema';

const ADDRESS_ZOOM = 18;
const COMMUNE_ZOOM = 13;

/** Link to a public map; blurred to about a kilometre when the address is private. */
export function mapUrl({ lat, lon, precision }: Property['location'], masked: boolean): string | null {
  if (lat === null || lon === null) return null;
  const vague = masked || precision === 'CITY';
  const at = vague ? roundPoint({ lat, lon }) : { lat, lon };
  return `https://www.geoportail.gouv.fr/carte?c=${at.lon},${at.lat}&z=${vague ? COMMUNE_ZOOM : ADDRESS_ZOOM}&permalink=yes`;
}
