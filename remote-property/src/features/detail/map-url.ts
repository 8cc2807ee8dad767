import type { Property } from '@pignon/shared/domain/property/property.schema';

const ADDRESS_ZOOM = 18;
const COMMUNE_ZOOM = 13;
/** About one kilometre: under privacy the link shows the neighbourhood, not the house. */
const BLUR_DECIMALS = 2;

/** The public map at that place; blurred to about a kilometre when the address must not be told. */
export function mapUrl({ lat, lon, precision }: Property['location'], masked: boolean): string | null {
  if (lat === null || lon === null) return null;
  const vague = masked || precision === 'CITY';
  const at = vague ? [lon.toFixed(BLUR_DECIMALS), lat.toFixed(BLUR_DECIMALS)] : [String(lon), String(lat)];
  return `https://www.geoportail.gouv.fr/carte?c=${at.join(',')}&z=${vague ? COMMUNE_ZOOM : ADDRESS_ZOOM}&permalink=yes`;
}
