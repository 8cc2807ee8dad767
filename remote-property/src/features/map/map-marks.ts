import type { MapCluster, MapPoint, PropertyMap } from '@pignon/shared/domain/place/map.schema';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { Frame } from '@pignon/shared/domain/place/map-grid';
import { formatNumber, formatPrice } from '@pignon/shared/i18n';
import type { MapMark } from '@pignon/shared/ui/map';

type Translate = (key: string, values?: Record<string, string | number>) => string;

const MILLION = 1_000_000;
const THOUSAND = 1000;
/** Distance in degrees, about a metre, up to which two properties are at one location. */
const ONE_PLACE = 0.00002;
/** Half the rounding step of locations, in degrees, on a private screen. */
const VAGUE_STEP = 0.005;

/** "425 k€", "1,2 M€", and a rent in full: "640 €/mois". */
export function shortPrice(price: number, transaction: TransactionType): string {
  if (transaction === 'RENT') return formatPrice(Math.round(price), transaction);
  if (price >= MILLION) return `${formatNumber(Math.round(price / (MILLION / 10)) / 10, 1)}\u00a0M€`;
  if (price >= 10 * THOUSAND) return `${formatNumber(Math.round(price / THOUSAND))}\u00a0k€`;
  return formatPrice(Math.round(price), transaction);
}

export const keyOfPoint = ({ reference }: Pick<MapPoint, 'reference'>) => `p ${reference}`;
const keyOfCluster = ({ bbox }: MapCluster) => `c ${bbox.join(' ')}`;

function pointMark(point: MapPoint, t: Translate): MapMark {
  const { lat, lon, reference, price, transactionType } = point;
  const kind = t(`propertyType.${point.propertyType}`);
  const priceText = price === null ? t('map.noPrice') : formatPrice(price, transactionType);
  return {
    key: keyOfPoint(point),
    lat,
    lon,
    text: price === null ? '—' : shortPrice(price, transactionType),
    label: `${kind} ${reference}, ${t(`transactionType.${transactionType}`)}, ${priceText}`,
    look: transactionType === 'RENT' ? 'rent' : 'one',
  };
}

function clusterMark(cluster: MapCluster, t: Translate): MapMark {
  const { lat, lon, count } = cluster;
  const label = t('map.cluster', { count });
  return { key: keyOfCluster(cluster), lat, lon, text: formatNumber(count), label, look: 'many' };
}

export const marksOf = ({ points, clusters }: PropertyMap, t: Translate): MapMark[] => [
  ...points.map((point) => pointMark(point, t)),
  ...clusters.map((cluster) => clusterMark(cluster, t)),
];

/** True when marks are too close for any zoom, so that only a list separates them. */
export function isOnePlace([west, south, east, north]: Frame): boolean {
  return east - west < ONE_PLACE && north - south < ONE_PLACE;
}

/** Frame of a mark, enlarged by the rounding of the client's screen. */
function widenFrame([west, south, east, north]: Frame, vague: boolean): Frame {
  const room = vague ? VAGUE_STEP : ONE_PLACE;
  return [west - room, south - room, east + room, north + room];
}

/** Frame of a mark, and whether only a list can show its properties. */
export function initialFrame(map: PropertyMap, { key, lat, lon }: MapMark): { frame: Frame; isOne: boolean } {
  const bbox: Frame = map.clusters.find((cluster) => keyOfCluster(cluster) === key)?.bbox ?? [lon, lat, lon, lat];
  const isOne = isOnePlace(bbox);
  return { frame: isOne ? widenFrame(bbox, map.vague) : bbox, isOne };
}

/** Marks of a property: its own, or its cluster. */
export function marksOfProperty(map: PropertyMap, { reference, lat, lon }: PropertySummary): string[] {
  if (map.points.some((point) => point.reference === reference)) return [keyOfPoint({ reference })];
  if (lat === null || lon === null) return [];
  const contains = (cluster: MapCluster) => {
    const [west, south, east, north] = widenFrame(cluster.bbox, map.vague);
    return lon >= west && lon <= east && lat >= south && lat <= north;
  };
  return map.clusters.filter(contains).slice(0, 1).map(keyOfCluster);
}
